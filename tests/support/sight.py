"""How a picture looks to other eyes, and the contrast of what is written in it.

The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based
Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics
15 (6), 2009, at severity 1.0; they hold for linear light. Grey is the luminance of WCAG 2.
"""

from typing import Any

import numpy as np
from PySide6.QtGui import QImage

Picture = Any
"""Rows of pixels with red, green and blue in linear light, 0 to 1."""

LUMINANCE = (0.2126, 0.7152, 0.0722)
EYES = {
    "grey": (LUMINANCE, LUMINANCE, LUMINANCE),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(image: QImage) -> Picture:
    """The pixels of a picture in linear light."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    values = rows[:, : plain.width() * 3].reshape(plain.height(), plain.width(), 3) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def seen_by(eyes: str, image: QImage) -> QImage:
    """The picture as these eyes see it."""
    light = np.clip(linear(image) @ np.array(EYES[eyes]).T, 0, 1)
    values = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    rows = np.ascontiguousarray((values * 255 + 0.5).astype(np.uint8))
    height, width, _ = rows.shape
    return QImage(rows.tobytes(), width, height, width * 3, QImage.Format.Format_RGB888).copy()


def written_contrast(image: QImage) -> float:
    """The contrast of the strongest stroke in a picture with its commonest colour, as WCAG 2 counts it."""
    luminance = np.round(linear(image) @ np.array(LUMINANCE), 4)
    values, counts = np.unique(luminance, return_counts=True)
    ground = values[counts.argmax()]
    ends = (values.min(), values.max())
    return max((max(one, ground) + 0.05) / (min(one, ground) + 0.05) for one in ends)
