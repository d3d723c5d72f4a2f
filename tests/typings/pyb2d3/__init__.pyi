"""What the adapter of the tower's world uses of pyb2d3, which brings no types of its own."""

from collections.abc import Sequence

Pair = tuple[float, float]

class Vec2:
    x: float
    y: float

class Rot:
    c: float
    s: float

class SurfaceMaterial: ...
class Filter: ...
class Polygon: ...

class ShapeDef:
    material: SurfaceMaterial
    filter: Filter
    enable_hit_events: bool

class Shape:
    body: Body

class Body:
    position: Vec2
    rotation: Rot
    @property
    def linear_velocity(self) -> Vec2: ...
    @linear_velocity.setter
    def linear_velocity(self, value: Pair) -> None: ...
    angular_velocity: float
    awake: bool
    gravity_scale: float
    user_data: int
    def rotational_inertia(self) -> float: ...
    def world_center_of_mass(self) -> Vec2: ...
    def apply_torque(self, torque: float, wake: bool = ...) -> None: ...
    def create_shape(self, shape_def: ShapeDef, shape: Polygon) -> Shape: ...
    def destroy(self) -> None: ...

class MouseJoint:
    target: Vec2 | Pair
    def destroy(self) -> None: ...

class ContactHitEvent:
    approach_speed: float
    point: Vec2
    shape_a: Shape
    shape_b: Shape

class ContactEvents:
    hit_count: int
    def hit_events(self) -> Sequence[ContactHitEvent]: ...

class World:
    gravity: Vec2 | Pair
    sleeping_enabled: bool
    def __init__(
        self, *, gravity: Pair, maximum_linear_speed: float, restitution_threshold: float
    ) -> None: ...
    def set_contact_tuning(self, hertz: float, damping_ratio: float, push_velocity: float) -> None: ...
    def create_static_body(self, *, position: Pair) -> Body: ...
    def create_dynamic_body(
        self,
        *,
        position: Pair,
        rotation: Rot,
        is_awake: bool,
        linear_damping: float,
        angular_damping: float,
    ) -> Body: ...
    def create_mouse_joint(
        self,
        *,
        body_a: Body,
        body_b: Body,
        target: Vec2,
        hertz: float,
        damping_ratio: float,
        max_force: float,
    ) -> MouseJoint: ...
    def step(self, time_step: float, sub_step_count: int) -> None: ...
    def get_contact_events(self) -> ContactEvents: ...

def set_length_units_per_meter(length_units: float) -> None: ...
def box(hx: float, hy: float, center: Pair, rotation: float) -> Polygon: ...
def polygon(*, points: Sequence[Sequence[float]]) -> Polygon: ...
def shape_def(*, density: float) -> ShapeDef: ...
def surface_material(*, friction: float) -> SurfaceMaterial: ...
def make_filter(*, category_bits: int, mask_bits: int) -> Filter: ...
