"""A camera's look at a face: outline off by a few per cent, few pixels, blur, light, shadow, glare, cover, noise, JPEG."""
import math
import random

import cv2
import numpy as np

from faces import HEIGHT, WIDTH
from twins import colour

U = random.uniform


def light(hard):
    """Gamma, the gains of the colours, and the saturation."""
    gain = math.exp(U(-0.8, 0.3) if hard else U(-0.35, 0.2))
    return U(0.75, 1.4), [gain * math.exp(U(-0.27, 0.27)) for _ in range(3)], U(0.6, 1.25)


def look(face, size, hard, lamp):
    """The face as bytes of `size`; `hard` looks are those of a night, the others those of teaching."""
    off = (0.012 if hard else 0.008) * (2.2 if random.random() < 0.15 else 1)
    corners = np.float32([[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]])
    moved = np.float32(corners + (np.random.normal(0, off, (4, 2)) + np.random.normal(0, off / 2, 2)) * [WIDTH, HEIGHT])
    ground = np.full_like(face, colour())
    seen = cv2.warpPerspective(face, cv2.getPerspectiveTransform(corners, moved), (WIDTH, HEIGHT), dst=ground, borderMode=cv2.BORDER_TRANSPARENT)
    share = min(1, math.exp(U(math.log(44 if hard else 85), math.log(190))) / WIDTH)
    seen = cv2.resize(seen, (int(WIDTH * share), int(HEIGHT * share)), interpolation=cv2.INTER_AREA)
    seen = cv2.GaussianBlur(seen, (0, 0), U(0.1, 1.1 if hard else 0.6)).astype(np.float32)
    gamma, gains, saturation = lamp
    grey = seen.mean(2, keepdims=True)
    seen = 255 * np.clip((grey + (seen - grey) * saturation) / 255, 0, 1) ** gamma * np.float32(gains)
    h, w = seen.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y, turn = x / w - 0.5, y / h - 0.5, U(0, 2 * math.pi)
    along = x * math.cos(turn) + y * math.sin(turn)
    seen *= (1 + U(0, 0.5 if hard else 0.25) * along)[..., None]
    if hard and random.random() < 0.25:  # the edge of a shadow
        seen *= (1 - U(0.2, 0.55) / (1 + np.exp(-(along - U(-0.4, 0.4)) * U(8, 60))))[..., None]
    if hard and random.random() < 0.25:  # glare
        seen += (U(60, 300) * np.exp(-((x - U(-0.5, 0.5)) / U(0.08, 0.35)) ** 2 - ((y - U(-0.5, 0.5)) / U(0.05, 0.3)) ** 2))[..., None]
    if hard and random.random() < 0.15:  # something over a side
        seen[((x - random.choice((-0.5, 0.5))) / U(0.1, 0.3)) ** 2 + ((y - U(-0.5, 0.5)) / U(0.1, 0.3)) ** 2 < 1] = colour()
    seen += np.random.normal(0, U(0, 9 if hard else 4), seen.shape)
    seen = np.clip(seen, 0, 255).astype(np.uint8)
    if random.random() < 0.6:
        seen = cv2.imdecode(cv2.imencode('.jpg', seen, [1, random.randint(35 if hard else 70, 95)])[1], 1)
    return cv2.resize(seen, size, interpolation=cv2.INTER_LINEAR)


def triple(faces, size):
    """A reference, the same face seen, and its twin seen."""
    face, twin = faces.twins()
    lamp = light(True)
    other = lamp if random.random() < 0.5 else light(True)
    return np.stack([look(face, size, False, light(False)), look(face, size, True, lamp), look(twin, size, True, other)])
