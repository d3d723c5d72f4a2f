"""The rigid-body library behind our own protocol; nothing else imports it.

The settings are measured: with the library's defaults towers of five floors fall by themselves.
Turns are set and read as cosine and sine, because the library's own angle is off by up to 0.09 degrees.
"""

import math
from typing import Final

import pyb2d3

from desktop.games.shinra_tower.physics.pieces import Body, Shapes
from desktop.games.shinra_tower.physics.pose import Pose
from desktop.games.shinra_tower.physics.world import TICK_HZ, Knock, Motion

SUBSTEPS: Final = 4
ITERATIONS: Final = 12
MAXIMUM_SPEED_MM_S: Final = 1500.0
"""What stops a plate of 3 mm from passing through another one."""
LENGTH_UNITS: Final = 20.0
CONTACT_TUNING: Final = (960.0, 10.0, 1000.0)
TABLE_HALF_MM: Final = 3000.0
TABLE_THICK_MM: Final = 50.0
TURN_HZ: Final = 6.0
DAMPING_PER_S: Final = 1.5
"""Card and wood lose the energy of a sway: without it a tower of 20 floors swings for 7 s. Statics stay."""
TABLE: Final = "table"
_STRUCTURE: Final = 2
_TABLE_BIT: Final = 1
_FIRST_LANE: Final = 4

pyb2d3.set_length_units_per_meter(LENGTH_UNITS)


class Box2dWorld:
    """A TowerWorld computed by Box2D 3."""

    def __init__(self, shapes: Shapes) -> None:
        """An empty table with the friction and gravity of the data."""
        self._shapes = shapes
        self._hand = shapes.sizes.hand
        self._weight = shapes.sizes.gravity_mm_s2
        self._world = pyb2d3.World(
            gravity=(0.0, -self._weight),
            maximum_linear_speed=MAXIMUM_SPEED_MM_S,
            restitution_threshold=1e9,
        )
        self._world.set_contact_tuning(*CONTACT_TUNING)
        self._world.sleeping_enabled = True
        self._names: dict[int, str] = {0: TABLE}
        self._bodies: dict[str, pyb2d3.Body] = {}
        self._looks: dict[str, tuple[Body, int, int]] = {}
        self._joints: dict[str, pyb2d3.MouseJoint] = {}
        self._turns: dict[str, tuple[float, float]] = {}
        self._knocks: list[Knock] = []
        self._next = 1
        self._unwoken: list[str] = []
        """Bodies that have been asleep ever since they were added."""
        self._ground = self._world.create_static_body(position=(0.0, 0.0))
        slab = pyb2d3.box(TABLE_HALF_MM, TABLE_THICK_MM / 2, (0.0, -TABLE_THICK_MM / 2), 0.0)
        self._ground.user_data = 0
        self._ground.create_shape(self._material(1.0, _TABLE_BIT, _everything(self._shapes)), slab)

    def add(self, piece: str, pose: Pose, *, awake: bool = True) -> None:
        """Put a piece there."""
        if awake:
            self._wake_all()
        else:
            self._unwoken.append(piece)
        look = self._shapes.body(piece, pose.fold)
        turn = pyb2d3.Rot()
        turn.c, turn.s = _turn(pose.degrees)
        body = self._world.create_dynamic_body(
            position=(pose.x, pose.y),
            rotation=turn,
            is_awake=awake,
            linear_damping=DAMPING_PER_S,
            angular_damping=DAMPING_PER_S,
        )
        own, others = self._bits(look, pose.lane)
        outline = pyb2d3.polygon(points=[list(point) for point in look.outline])
        body.create_shape(self._material(look.mass_g / look.area_mm2, own, others), outline)
        body.user_data = self._next
        self._names[self._next] = piece
        self._next += 1
        self._bodies[piece] = body
        self._looks[piece] = (look, pose.lane, pose.fold)

    def remove(self, piece: str) -> None:
        """Take a piece out; what leaned on it wakes up."""
        self._wake_all()
        if piece in self._joints:
            self.let_go(piece)
        body = self._bodies.pop(piece)
        self._looks.pop(piece)
        del self._names[body.user_data]
        body.awake = True  # what touches a sleeper is woken with it, and only then notices the loss
        body.destroy()

    def pieces(self) -> tuple[str, ...]:
        """The pieces in the world, in the order they came."""
        return tuple(self._bodies)

    def pose(self, piece: str) -> Pose:
        """Where a piece is."""
        body = self._bodies[piece]
        position, turn = body.position, body.rotation
        _, lane, fold = self._looks[piece]
        return Pose(position.x, position.y, math.degrees(math.atan2(turn.s, turn.c)), lane, fold)

    def motion(self, piece: str) -> Motion:
        """How a piece moves."""
        body = self._bodies[piece]
        speed = body.linear_velocity
        return Motion(speed.x, speed.y, math.degrees(body.angular_velocity))

    def set_motion(self, piece: str, motion: Motion) -> None:
        """Give a piece another speed."""
        body = self._bodies[piece]
        body.linear_velocity = (motion.vx, motion.vy)
        body.angular_velocity = math.radians(motion.spin)

    def step(self) -> None:
        """Go on by one tick."""
        self._knocks.clear()
        for _ in range(SUBSTEPS):
            for piece, target in self._turns.items():
                self._twist(piece, target)
            self._world.step(1.0 / (TICK_HZ * SUBSTEPS), ITERATIONS)
            self._hear()

    def is_awake(self, piece: str) -> bool:
        """Whether the piece may still move."""
        return self._bodies[piece].awake

    def wake(self) -> None:
        """Wake everything at once."""
        self._wake_all()
        for body in self._bodies.values():
            body.awake = True

    def hold(self, piece: str) -> None:
        """A hand takes the piece by its centre of mass."""
        self._wake_all()
        body = self._bodies[piece]
        body.awake = True
        body.gravity_scale = 0.0
        self._joints[piece] = self._world.create_mouse_joint(
            body_a=self._ground,
            body_b=body,
            target=body.world_center_of_mass(),
            hertz=self._hand.spring_hz,
            damping_ratio=self._hand.damping,
            max_force=self._hand.force_weights * self._looks[piece][0].mass_g * self._weight,
        )
        self._turns[piece] = _turn(self.pose(piece).degrees)

    def drive(self, piece: str, x: float, y: float, degrees: float) -> None:
        """Where the hand wants the piece."""
        self._joints[piece].target = (x, y)
        self._turns[piece] = _turn(degrees)
        self._bodies[piece].awake = True

    def let_go(self, piece: str) -> None:
        """The hand opens."""
        self._joints.pop(piece).destroy()
        del self._turns[piece]
        self._bodies[piece].gravity_scale = 1.0

    def knocks(self) -> tuple[Knock, ...]:
        """Who met whom in the last tick."""
        return tuple(self._knocks)

    def set_gravity(self, x: float, y: float) -> None:
        """Another gravity."""
        self._world.gravity = (x, y)

    def _wake_all(self) -> None:
        """Wake a rebuilt tower as a whole.

        Its joints carry no load yet. Woken from joint to joint by a touch, each would sag and spring back
        (9 mm at 8 floors); woken at once they take their load together and move 0.03 mm.
        """
        for piece in self._unwoken:
            self._bodies[piece].awake = True
        self._unwoken.clear()

    def _twist(self, piece: str, target: tuple[float, float]) -> None:
        """Turn a held piece towards the hand's angle, never harder than a hand could."""
        body = self._bodies[piece]
        turn = body.rotation
        lag = target[1] * turn.c - target[0] * turn.s  # the sine of what is missing: no arc tangent needed
        if target[0] * turn.c + target[1] * turn.s < 0:
            lag = 1.0 if lag >= 0 else -1.0
        rate = math.tau * TURN_HZ
        wanted = body.rotational_inertia() * (rate * rate * lag - 2 * rate * body.angular_velocity)
        look = self._looks[piece][0]
        most = look.mass_g * self._weight * (self._hand.torque_weights_mm + look.width_mm / 4)
        body.apply_torque(max(-most, min(most, wanted)), True)

    def _hear(self) -> None:
        events = self._world.get_contact_events()
        if events.hit_count:
            for hit in events.hit_events():
                met = (hit.shape_a, hit.shape_b)
                one, other = (self._names.get(shape.body.user_data, "") for shape in met)
                at = (hit.point.x, hit.point.y)
                self._knocks.append(Knock(one, other, at, hit.approach_speed))

    def _bits(self, look: Body, lane: int) -> tuple[int, int]:
        """What a piece is, and what it meets: figures of another lane pass each other."""
        if look.kind != "figure":
            return _STRUCTURE, _everything(self._shapes)
        own = _FIRST_LANE << lane
        return own, own | _STRUCTURE | _TABLE_BIT

    def _material(self, density: float, own: int, others: int) -> "pyb2d3.ShapeDef":
        material = pyb2d3.shape_def(density=density)
        material.material = pyb2d3.surface_material(friction=self._shapes.sizes.friction)
        material.filter = pyb2d3.make_filter(category_bits=own, mask_bits=others)
        material.enable_hit_events = True
        return material


def _everything(shapes: Shapes) -> int:
    return (_FIRST_LANE << shapes.sizes.lanes) - 1


def _turn(degrees: float) -> tuple[float, float]:
    """Cosine and sine, rounded so that the last bit of a machine's own mathematics does not matter."""
    angle = math.radians(degrees)
    return round(math.cos(angle), 9), round(math.sin(angle), 9)
