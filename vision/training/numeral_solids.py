# The solids of numbered dice: their faces, and what is printed on them.
import itertools
import math

import numpy as np

# What a numeral of a die may be, in the order of the net's classes; the tens of a tens die are among them.
PRINTED = [str(n) for n in range(21)] + ['00'] + [str(n) for n in range(30, 100, 10)]
UNSURE = len(PRINTED)
ON = {'d6': [str(n) for n in range(1, 7)], 'd8': [str(n) for n in range(1, 9)], 'd10': [str(n) for n in range(10)],
      'tens': ['00'] + [str(n) for n in range(10, 100, 10)], 'd12': [str(n) for n in range(1, 13)],
      'd20': [str(n) for n in range(1, 21)]}
WIDE = {'d6': (13, 17), 'd8': (12, 16), 'd10': (13, 17), 'tens': (13, 17), 'd12': (15, 19), 'd20': (17, 22)}  # mm


def corners(kind):
    """Returns the corners of a solid around the origin."""
    gold = (1 + math.sqrt(5)) / 2
    signs = (-1, 1)
    if kind == 'd6':
        return np.array(list(itertools.product(signs, signs, signs)), float)
    if kind == 'd8':
        return np.array([s * np.eye(3)[i] for i in range(3) for s in signs])
    if kind == 'd20':
        return np.array([np.roll((0, a, b * gold), i) for a in signs for b in signs for i in range(3)])
    if kind == 'd12':
        return np.vstack([np.array(list(itertools.product(signs, signs, signs)), float)]
                         + [np.roll((0, a / gold, b * gold), i) for a in signs for b in signs for i in range(3)])
    tip = 1.0  # a trapezohedron of ten kites; these heights of its belt make each kite flat
    belt = tip * math.tan(math.radians(18)) ** 2
    return np.array([(0, 0, tip), (0, 0, -tip)] + [(0.95 * math.cos(k * math.pi / 5), 0.95 * math.sin(k * math.pi / 5),
                                                    belt * (-1) ** k) for k in range(10)])


def faces(points):
    """Returns the faces of the convex hull, each as places in `points`, anticlockwise from outside."""
    found = {}
    for a, b, c in itertools.combinations(range(len(points)), 3):
        normal = np.cross(points[b] - points[a], points[c] - points[a])
        if np.linalg.norm(normal) < 1e-9:
            continue
        normal /= np.linalg.norm(normal)
        off = (points - points[a]) @ normal
        if off.max() > 1e-6 and off.min() < -1e-6:
            continue
        flat = tuple(np.flatnonzero(np.abs(off) < 1e-6))
        if flat not in found:
            found[flat] = normal if off.max() < 1e-6 else -normal
    result = []
    for flat, normal in found.items():
        middle = points[list(flat)].mean(0)
        right = points[flat[0]] - middle
        right /= np.linalg.norm(right)
        up = np.cross(normal, right)
        angle = [math.atan2((points[i] - middle) @ up, (points[i] - middle) @ right) for i in flat]
        result.append([flat[i] for i in np.argsort(angle)])
    return result


class Solid:
    """A solid whose opposite faces are two apart. Of each face: `corners`, `normal`, `middle` of its inscribed circle,
    `reach` (that circle's radius) and `up`, towards one of its corners."""

    def __init__(self, kind):
        points = corners(kind)
        rows = faces(points)
        first = points[rows[0]]
        normal = np.cross(first[1] - first[0], first[2] - first[1])
        points = points / abs(first[0] @ normal / np.linalg.norm(normal))
        self.faces = []
        for row in rows:
            face = points[row]
            normal = np.cross(face[1] - face[0], face[2] - face[1])
            normal /= np.linalg.norm(normal)
            middle, reach = inscribed(face, normal)
            far = max(range(len(face)), key=lambda i: round(np.linalg.norm(face[i] - middle), 6))
            up = face[far] - middle
            self.faces.append((face, normal, middle, reach, up / np.linalg.norm(up)))


def inscribed(face, normal):
    """Returns middle and radius of the largest circle in a face, found by stepping away from the nearest side."""
    sides = [(a, np.cross(normal, b - a) / np.linalg.norm(b - a)) for a, b in zip(face, np.roll(face, -1, 0))]
    middle, step = face.mean(0), 0.05
    best = min((middle - a) @ inwards for a, inwards in sides)
    while step > 1e-5:
        a, inwards = min(sides, key=lambda s: (middle - s[0]) @ s[1])
        tried = middle + step * inwards
        reach = min((tried - b) @ n for b, n in sides)
        if reach > best:
            middle, best = tried, reach
        else:
            step *= 0.7
    return middle, best


SOLIDS = {kind: Solid(kind) for kind in ON}


def turned(normal, up, yaw):
    """Returns the rotation that lays `normal` upwards and `up` in the direction `yaw` (radians) of the table."""
    own = np.stack([up, np.cross(normal, up), normal])
    c, s = math.cos(yaw), math.sin(yaw)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ own


def tilted(rng, degrees):
    """Returns a rotation by `degrees` about a random level axis."""
    angle, way = math.radians(degrees), rng.uniform(0, 2 * math.pi)
    x, y = math.cos(way), math.sin(way)
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c + x * x * (1 - c), x * y * (1 - c), y * s], [x * y * (1 - c), c + y * y * (1 - c), -x * s],
                     [-y * s, x * s, c]])
