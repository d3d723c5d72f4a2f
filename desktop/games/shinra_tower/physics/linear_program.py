"""A small linear program: the least of c.x with A.x = b and x >= 0, by an interior point method."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
Matrix = NDArray[np.float64]

MOST_STEPS: Final = 80
PRECISION: Final = 1e-7
GIVEN_UP: Final = 1e-3
_REGULAR: Final = 1e-11
_SHORT_OF: Final = 0.995
"""How near to the border a step may go."""


def least(a: Matrix, b: Vector, c: Vector) -> Vector | None:
    """The x with the least c.x, or None when no x is allowed (or none was found)."""
    x, y, z = _start(a, b, c)
    size = 1.0 + float(np.linalg.norm(b)) + float(np.linalg.norm(c))
    best, best_off = x, float("inf")
    for _ in range(MOST_STEPS):
        primal, dual, gap = b - a @ x, c - a.T @ y - z, float(x @ z) / len(x)
        off = max(float(np.abs(primal).max()), float(np.abs(dual).max()), gap) / size
        if off < best_off:
            best, best_off = x, off
        if off < PRECISION or not np.isfinite(off):
            break
        x, y, z = _step(a, (x, y, z), (primal, dual), gap)
    return best if best_off < GIVEN_UP else None


Point = tuple[Vector, Vector, Vector]


def _step(a: Matrix, at: Point, off: tuple[Vector, Vector], gap: float) -> Point:
    """One step of Mehrotra's predictor and corrector."""
    x, y, z = at
    scale = x / z
    system = (a * scale) @ a.T
    system[np.diag_indices_from(system)] += _REGULAR * float(np.trace(system)) / len(system) + 1e-14
    inverse = np.linalg.inv(system).astype(np.float64)
    dx, _, dz = _direction(a, at, off, inverse, -x * z)
    reach_x, reach_z = _reach(x, dx), _reach(z, dz)
    ahead = float((x + reach_x * dx) @ (z + reach_z * dz)) / len(x)
    aim = gap * (ahead / gap) ** 3
    dx, dy, dz = _direction(a, at, off, inverse, aim - x * z - dx * dz)
    reach_x, reach_z = _SHORT_OF * _reach(x, dx), _SHORT_OF * _reach(z, dz)
    return x + reach_x * dx, y + reach_z * dy, z + reach_z * dz


def _direction(a: Matrix, at: Point, off: tuple[Vector, Vector], inverse: Matrix, centring: Vector) -> Point:
    x, _, z = at
    primal, dual = off
    dy = inverse @ (primal + a @ ((x * dual - centring) / z))
    dz = dual - a.T @ dy
    dx = (centring - x * dz) / z
    return dx, dy, dz


def _reach(x: Vector, dx: Vector) -> float:
    shrinking = dx < 0
    return min(1.0, float((-x[shrinking] / dx[shrinking]).min())) if bool(shrinking.any()) else 1.0


def _start(a: Matrix, b: Vector, c: Vector) -> Point:
    """A point inside the borders to begin from."""
    square = a @ a.T + 1e-9 * np.eye(len(b))
    x = a.T @ np.linalg.solve(square, b)
    y = np.linalg.solve(square, a @ c).astype(np.float64)
    z = c - a.T @ y
    x = x + max(-1.5 * float(x.min()), 0.0)
    z = z + max(-1.5 * float(z.min()), 0.0)
    product = float(x @ z)
    x = x + max(0.5 * product / max(float(z.sum()), 1e-9), 1e-3)
    z = z + max(0.5 * product / max(float(x.sum()), 1e-9), 1e-3)
    return x, y, z
