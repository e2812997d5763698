# Draws numbered dice on printed tokens and bare tables, as a camera sees them after the table was made level.
import glob
import math

import cv2
import numpy as np

import numeral_glyphs as lettering
import numeral_solids as solids

SIDE, DENSITY = 176, 4.0  # pixels of a scene; pixels a millimetre
FINE = 6.0                # pixels a millimetre while drawing
TOKEN = 18.0              # radius of a token, mm


class Camera:
    """A camera above the middle of the scene; maps points of the table (mm) to a level picture of it."""

    def __init__(self, rng):
        self.height = rng.uniform(350, 1300)
        lean, way = rng.uniform(0, 1) ** 0.7 * 21, rng.uniform(0, 2 * math.pi)
        off = self.height * math.tan(math.radians(lean))
        self.foot = np.array([off * math.cos(way), off * math.sin(way)])
        self.at = np.array([*self.foot, self.height])

    def see(self, points):
        z = points[..., 2:]
        return (points[..., :2] * self.height - self.foot * z) / (self.height - z)

    def of_plane(self, origin, across, down):
        """Returns the homography from origin + u across + v down to the level picture, in mm."""
        m = np.stack([across, down, origin], 1)  # to space, from (u, v, 1)
        top = m[:2] * self.height - self.foot[:, None] * m[2:]
        w = np.array([[0, 0, self.height]]) - m[2:]
        return np.vstack([top, w])


def to_pixels(density, middle):
    return np.array([[density, 0, middle - 0.5], [0, density, middle - 0.5], [0, 0, 1]])


def noise_field(rng, side, grain):
    small = rng.normal(0, 1, (max(2, int(side / grain)),) * 2).astype(np.float32)
    return cv2.resize(small, (side, side), interpolation=cv2.INTER_CUBIC)


def colour_of_body(rng):
    kind = rng.uniform()
    if kind < 0.25:
        return np.array([rng.uniform(10, 60), rng.uniform(5, 60), rng.uniform(130, 230)])
    if kind < 0.5:
        return np.full(3, rng.uniform(12, 55)) + rng.normal(0, 5, 3)
    if kind < 0.65:
        return np.full(3, rng.uniform(190, 245)) - np.array([rng.uniform(0, 50), rng.uniform(0, 15), 0])
    return rng.uniform(15, 235, 3)


def colour_of_ink(rng, body):
    for _ in range(30):
        kind = rng.uniform()
        ink = (np.full(3, rng.uniform(215, 250)) if kind < 0.45 else np.full(3, rng.uniform(5, 50)) if kind < 0.75
               else np.array([60, 175, 215]) * rng.uniform(0.8, 1.1) if kind < 0.88 else rng.uniform(10, 245, 3))
        if abs((ink - body) @ (0.11, 0.59, 0.3)) > rng.uniform(45, 100):
            return ink
    return np.full(3, 245.0 if body.mean() < 120 else 10.0)


class Die:
    """A die with everything that one of its kind shows, in a random look."""

    def __init__(self, rng, glyphs, kind):
        self.kind, self.solid = kind, solids.SOLIDS[kind]
        self.half = rng.uniform(*solids.WIDE[kind]) / 2
        self.font = rng.integers(len(glyphs.fonts))
        self.size = rng.uniform(0.9, 1.35) * (1.0 if kind != 'd12' else 0.92)  # of digits, in inscribed radii
        self.narrow = rng.uniform(0.8, 1.1)
        self.slant = rng.normal(0, 0.05)
        self.thick = rng.choice((-1, 0, 0, 1, 2, 3))
        self.mark = rng.choice(('line', 'dot'))
        self.marks_more = rng.uniform() < 0.3
        self.marks_six = 'd6' not in kind and kind != 'd8' or rng.uniform() < 0.5
        on = list(solids.ON[kind])
        rng.shuffle(on)
        self.texts = on
        self.over = rng.choice((0, 180)) if kind != 'd6' else 0  # whether numerals stand with their feet to a corner
        self.pips = kind == 'd6' and rng.uniform() < 0.12
        self.body, self.marble = colour_of_body(rng), rng.uniform()
        self.ink = colour_of_ink(rng, self.body)
        self.second = np.clip(self.body + rng.normal(0, 45, 3), 0, 255)
        self.gloss, self.edge = rng.uniform(0, 1), rng.uniform(-0.15, 0.5)

    def marked(self, text):
        if text in ('6', '9'):
            return self.mark if self.marks_six else ''
        return self.mark if self.marks_more and text in ('16', '19', '60', '90') else ''

    def mask(self, glyphs, text):
        mask = glyphs.mask(self.font, text, self.marked(text))
        if self.thick:
            kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (abs(self.thick) * 2 + 1,) * 2)
            mask = (cv2.dilate if self.thick > 0 else cv2.erode)(mask, kernel)
        return mask

    def print_size(self, mask):
        """Returns half the height of a numeral's digits in inscribed radii, so that it keeps on its face."""
        wide = mask.shape[1] / glyph_height() * self.narrow
        return self.size * (1 if wide < 1.2 else max(0.62, 1 - 0.28 * (wide - 1.2))) / 2


def glyph_height():
    return float(lettering.Glyphs.HIGH)


class Drawn:
    """What a scene shows. `text`: the printed numeral on top, or None if nothing is to be read. Places in pixels."""

    def __init__(self):
        self.camera, self.picture = None, None  # as the camera gives it, and at DENSITY
        self.text, self.kind = None, ''
        self.foot, self.height = (0.0, 0.0), 1.0  # of the scene's camera, mm from the scene's middle
        self.why = ''  # why nothing is to be read: empty, cocked, covered, pips
        self.middle, self.reach, self.turn = (SIDE / 2, SIDE / 2), 8.0, 0.0  # of the numeral's face; radians
        self.others = []  # (middle, reach, turn) of other faces in sight
        self.placed = False  # whether a topmost numeral is to be seen at all


def draw_die(canvas, rng, glyphs, die, camera, at, pose, light):
    """Draws a die on the canvas. Returns of each face in sight, the topmost first: text, middle, reach, turn, height."""
    side = canvas.shape[0]
    lift = -min((pose @ p)[2] for face in die.solid.faces for p in face[0]) * die.half
    seat = np.array([*at, lift])
    pixels = to_pixels(FINE, side / 2)
    shown, outline = [], []
    field = noise_field(rng, side, rng.uniform(6, 40))
    for i, (corners, normal, middle, reach, up) in enumerate(die.solid.faces):
        n = pose @ normal
        centre = seat + die.half * (pose @ middle)
        view = camera.at - centre
        view = view / np.linalg.norm(view)
        if n @ view <= 0.02:
            continue
        points = camera.see(seat + die.half * (corners @ pose.T)) * FINE + side / 2 - 0.5
        half_way = light[0] + view
        shine = max(0.0, n @ half_way / np.linalg.norm(half_way)) ** (8 + 50 * die.gloss) * die.gloss
        bright = light[1] + light[2] * max(0.0, n @ light[0])
        shown.append((i, n, centre, points, bright, shine))
        outline.append(points)
    hull = cv2.convexHull(np.vstack(outline).astype(np.float32))
    shadow = np.zeros((side, side), np.float32)
    base = camera.see(np.array([[*at, 0.0]]))[0] * FINE + side / 2
    lean = -light[0][:2] / max(light[0][2], 0.4) * die.half * FINE * 0.8
    cv2.ellipse(shadow, (tuple((base + lean * 0.6).tolist()), tuple((np.array([2.1, 2.1]) * die.half * FINE).tolist()), 0.0),
                1.0, -1)
    shadow = cv2.GaussianBlur(shadow, (0, 0), FINE * rng.uniform(0.8, 2.5))
    canvas *= 1 - rng.uniform(0.25, 0.6) * shadow[:, :, None]
    body = np.zeros_like(canvas)
    blend = np.clip(0.5 + field * (0.5 if die.marble < 0.5 else 0.05), 0, 1)[:, :, None]
    colour = (die.body * blend + die.second * (1 - blend)).astype(np.float32)
    mask = np.zeros((side, side), np.uint8)
    cv2.fillConvexPoly(mask, np.round(hull * 16).astype(np.int32), 255, cv2.LINE_AA, 4)
    lit = np.full((side, side), light[1], np.float32)
    flash = np.zeros((side, side), np.float32)
    for i, n, centre, points, bright, shine in shown:
        polygon = np.round(points * 16).astype(np.int32)
        cv2.fillConvexPoly(lit, polygon, float(bright), 8, 4)
        cv2.fillConvexPoly(flash, polygon, float(200 * shine), 8, 4)
    for i, n, centre, points, bright, shine in shown:
        cv2.polylines(lit, [np.round(points * 16).astype(np.int32)], True, float(bright * (1 + die.edge)),
                      max(1, round(FINE * rng.uniform(0.15, 0.5))), cv2.LINE_AA, 4)
    soft = FINE * rng.uniform(0.1, 0.35)
    lit, flash = cv2.GaussianBlur(lit, (0, 0), soft), cv2.GaussianBlur(flash, (0, 0), soft * rng.uniform(1, 4))
    if rng.uniform() < 0.4:  # light that falls unevenly, or a window in the gloss
        flash += np.clip(noise_field(rng, side, side / 5) - 1.0, 0, 1) * 160 * die.gloss
    inked = np.zeros((side, side), np.float32)
    found = []
    for i, n, centre, points, bright, shine in shown:
        corners, normal, middle, reach, up = die.solid.faces[i]
        text = die.texts[i]
        angle = math.radians(die.over + (45 if die.kind == 'd6' else 0)) + die_turn(die, i)
        up3 = pose @ up
        way = math.cos(angle) * up3 + math.sin(angle) * np.cross(n, up3)
        right = np.cross(n, way)  # y runs down in pictures
        radius = reach * die.half
        if die.pips:
            pips(inked, camera, pixels, centre, right, way, radius, int(text))
        else:
            glyph = die.mask(glyphs, text)
            scale = 2 * die.print_size(glyph) * radius / glyph_height()
            across = right * scale * die.narrow
            down = -way * scale
            h, w = glyph.shape
            origin = centre - across * (w - 1) / 2 - (down + across * die.slant) * (h - 1) / 2
            m = pixels @ camera.of_plane(origin, across, down + across * die.slant)
            x0, y0 = np.maximum(np.floor(points.min(0)).astype(int) - 2, 0)
            x1, y1 = np.minimum(np.ceil(points.max(0)).astype(int) + 3, side)
            if x1 > x0 and y1 > y0:
                m = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1]]) @ m
                warped = cv2.warpPerspective(glyph, m, (int(x1 - x0), int(y1 - y0)), flags=cv2.INTER_AREA)
                part = inked[y0:y1, x0:x1]
                np.maximum(part, warped, out=part)
        spot = camera.see(centre) * FINE + side / 2 - 0.5
        ahead = camera.see(centre + way * 0.5) * FINE + side / 2 - 0.5 - spot
        grown = camera.height / (camera.height - centre[2])
        found.append((text, spot, radius * grown * FINE, math.atan2(ahead[0], -ahead[1]), n[2]))
    body = colour * lit[:, :, None]
    deep = cv2.GaussianBlur(inked, (0, 0), 0.12 * FINE)[:, :, None]
    body = body * (1 - deep) + die.ink.astype(np.float32) * (0.35 + 0.65 * lit[:, :, None]) * deep + flash[:, :, None]
    solid = (mask.astype(np.float32) / 255)[:, :, None]
    canvas *= 1 - solid
    canvas += body * solid
    found.sort(key=lambda f: -f[4])
    return found, hull


def die_turn(die, face):
    """Some makers turn single numerals on their faces."""
    if die.kind == 'd6':
        return (face * 7 % 4) * math.pi / 2
    if die.kind in ('d8', 'd20', 'd12'):
        n = {'d8': 3, 'd20': 3, 'd12': 5}[die.kind]
        return (face * 11 % n) * 2 * math.pi / n
    return 0.0


def pips(inked, camera, pixels, centre, right, way, radius, value):
    places = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)]}
    places[4] = [(-1, -1), (1, 1), (1, -1), (-1, 1)]
    places[5] = places[4] + [(0, 0)]
    places[6] = places[4] + [(-1, 0), (1, 0)]
    for x, y in places[value]:
        at = camera.see(centre + radius * 0.55 * (x * right + y * way))
        p = pixels @ np.array([*at, 1])
        cv2.circle(inked, (int(p[0] * 16), int(p[1] * 16)), int(radius * 0.19 * FINE * 16), 1.0, -1, cv2.LINE_AA, 4)


def draw_token(canvas, rng, glyphs, at):
    side = canvas.shape[0]
    ink = [np.array([45, 38, 176]), np.array([34, 32, 30]), rng.uniform(20, 110, 3)][rng.choice(3, p=(0.42, 0.42, 0.16))]
    paper = np.full(3, rng.uniform(215, 255))
    centre = np.round((np.asarray(at) * FINE + side / 2) * 16).astype(int)

    def disc(radius, colour):
        cv2.circle(canvas, tuple(int(v) for v in centre), int(radius * TOKEN * FINE * 16), colour.tolist(), -1, cv2.LINE_AA, 4)

    disc(1, paper)
    disc(0.945, ink)
    disc(0.875, paper)
    step, first = 360 / 23, rng.uniform(0, 360)
    for i in range(23):
        if rng.uniform() < 0.5:
            radius = int(0.875 * TOKEN * FINE * 16)
            cv2.ellipse(canvas, tuple(int(v) for v in centre), (radius, radius), 0, first + i * step,
                        first + (i + 1) * step + 0.5, ink.tolist(), -1, cv2.LINE_AA, 4)
    disc(0.70, paper)
    word = glyphs.mask(int(rng.integers(len(glyphs.fonts))), str(rng.integers(100, 9999)), '')  # stands for the name
    high = 5 * FINE * rng.uniform(0.4, 1)
    turn = rng.uniform(0, 2 * math.pi)
    s = high / word.shape[0]
    c, sn = math.cos(turn) * s, math.sin(turn) * s
    m = np.array([[c, -sn, 0], [sn, c, 0]])
    m[:, 2] = centre / 16 - m[:, :2] @ (word.shape[1] / 2, word.shape[0] / 2)
    drawn = cv2.warpAffine(word, m, (side, side))[:, :, None]
    canvas *= 1 - drawn
    canvas += drawn * ink.astype(np.float32)


def cover(canvas, rng, hull, spot, reach):
    """Covers most of the numeral at `spot` with a finger, a card or a token's edge."""
    side = canvas.shape[0]
    way = rng.uniform(0, 2 * math.pi)
    away = np.array([math.cos(way), math.sin(way)])
    edge = np.asarray(spot) + away * reach * rng.uniform(-0.1, 0.25)
    over = np.zeros((side, side), np.float32)
    along = np.array([-away[1], away[0]])
    if rng.uniform() < 0.5:
        wide = reach * rng.uniform(1.2, 2.2)
        cv2.line(over, tuple(int(v) for v in edge - away * wide * 0.9), tuple(int(v) for v in edge - away * 3 * side),
                 1.0, int(2 * wide), cv2.LINE_AA)
        colour = np.array([110, 140, 205]) * rng.uniform(0.4, 1.15)
    else:
        far = 2 * side
        cv2.fillConvexPoly(over, np.round(np.array([edge + along * far, edge - along * far, edge - along * far - away * far,
                                                    edge + along * far - away * far])).astype(np.int32), 1.0, cv2.LINE_AA)
        colour = rng.uniform(20, 250, 3)
    over = cv2.GaussianBlur(over, (0, 0), rng.uniform(0.5, 3))[:, :, None]
    tone = colour + 12 * noise_field(rng, side, 9)[:, :, None]
    canvas *= 1 - over
    canvas += over * tone.astype(np.float32)


def through_camera(canvas, rng, density):
    """Returns the picture as a camera of so many pixels a millimetre gives it (FINE at most)."""
    small = max(24, round(canvas.shape[0] * min(density, FINE) / FINE))
    x = cv2.resize(canvas, (small, small), interpolation=cv2.INTER_AREA)
    x = cv2.GaussianBlur(x, (0, 0), rng.uniform(0.25, 0.8))
    if rng.uniform() < 0.08:  # moved while the shutter was open
        kernel = np.zeros((5, 5), np.float32)
        cv2.line(kernel, (0, int(rng.integers(5))), (4, int(rng.integers(5))), 1.0)
        x = cv2.filter2D(x, -1, kernel / kernel.sum())
    gain = np.exp(rng.uniform(-0.5, 0.25)) * np.exp(rng.normal(0, 0.08, 3))
    x = np.clip(x * gain, 0, 255) + rng.normal(0, rng.uniform(0.5, 7), x.shape)
    x = np.clip(x, 0, 255).astype(np.uint8)
    if rng.uniform() < 0.2:
        x = np.clip(cv2.addWeighted(x, 1.7, cv2.GaussianBlur(x, (0, 0), 1.0), -0.7, 0), 0, 255)
    if rng.uniform() < 0.8:
        x = cv2.imdecode(cv2.imencode('.jpg', x, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 96))])[1], 1)
    return x


def at_density(picture):
    """Returns a camera's picture at DENSITY."""
    return cv2.resize(picture, (SIDE, SIDE), interpolation=cv2.INTER_LINEAR if len(picture) < SIDE else cv2.INTER_AREA)


def draw_scene(rng, glyphs, backgrounds, density=None, kind=None, plain=False):
    """Returns a Drawn scene. `plain`: nothing is covered, cocked or missing."""
    side = round(SIDE * FINE / DENSITY)
    kind = kind or rng.choice(('d6', 'd8', 'd10', 'tens', 'd12', 'd20'), p=(0.09, 0.11, 0.15, 0.14, 0.15, 0.36))
    density = density or math.exp(rng.uniform(math.log(1.6), math.log(10)))
    ground = backgrounds[rng.integers(len(backgrounds))]
    scale = rng.uniform(0.4, 1) * min(ground.shape[:2])
    y, x = (int(rng.integers(0, n - int(scale) + 1)) for n in ground.shape[:2])
    canvas = cv2.resize(ground[y:y + int(scale), x:x + int(scale)], (side, side)).astype(np.float32)
    canvas *= rng.uniform(0.6, 1.2)
    camera = Camera(rng)
    way, high = rng.uniform(0, 2 * math.pi), rng.uniform(0.3, 1.0)
    flat = math.sqrt(1 - high * high)
    ambient = rng.uniform(0.35, 0.8)
    light = (np.array([flat * math.cos(way), flat * math.sin(way), high]), ambient, rng.uniform(0.2, 1.1 - ambient + 0.2))
    drawn = Drawn()
    drawn.kind, drawn.foot, drawn.height = str(kind), tuple(camera.foot.tolist()), float(camera.height)
    on_token = rng.uniform() < 0.7
    if on_token:
        draw_token(canvas, rng, glyphs, (0, 0))
        for _ in range(rng.choice(3, p=(0.5, 0.3, 0.2))):
            way = rng.uniform(0, 2 * math.pi)
            draw_token(canvas, rng, glyphs, rng.uniform(36.5, 41) * np.array([math.cos(way), math.sin(way)]))
    fate = 1.0 if plain else rng.uniform()
    if fate < 0.05:
        drawn.why, drawn.camera = 'empty', through_camera(canvas, rng, density)
        drawn.picture = at_density(drawn.camera)
        return drawn
    if rng.uniform() < 0.12:
        way = rng.uniform(0, 2 * math.pi)
        other = Die(rng, glyphs, rng.choice(list(solids.ON)))
        draw_die(canvas, rng, glyphs, other, camera, rng.uniform(33, 41) * np.array([math.cos(way), math.sin(way)]),
                 pose_of(rng, other, False), light)
    die = Die(rng, glyphs, kind)
    if plain:
        die.pips = False
    cocked = 0.05 <= fate < 0.11
    at = rng.normal(0, 1.8, 2) if on_token else rng.normal(0, 3.0, 2)
    found, hull = draw_die(canvas, rng, glyphs, die, camera, at, pose_of(rng, die, cocked), light)
    covered = 0.11 <= fate < 0.17
    if covered:
        cover(canvas, rng, hull, found[0][1], found[0][2])
    ratio = DENSITY / FINE
    place = [((f[1] + 0.5) * ratio, f[2] * ratio, f[3]) for f in found]
    drawn.middle, drawn.reach, drawn.turn = place[0]
    drawn.others = [p for p, f in zip(place[1:], found[1:]) if f[4] > 0.1]
    drawn.placed = not covered
    drawn.why = 'cocked' if cocked else 'covered' if covered else 'pips' if die.pips else ''
    drawn.text = None if drawn.why else found[0][0]
    drawn.camera = through_camera(canvas, rng, density)
    drawn.picture = at_density(drawn.camera)
    return drawn


def pose_of(rng, die, cocked):
    _, normal, _, _, up = die.solid.faces[rng.integers(len(die.solid.faces))]
    flat = solids.turned(normal, up, rng.uniform(0, 2 * math.pi))
    pose = flat
    while cocked and max((pose @ face[1])[2] for face in die.solid.faces) > math.cos(math.radians(14)):
        pose = solids.tilted(rng, rng.uniform(14, 45)) @ flat
    return pose


def backgrounds(folder, kept):
    """Returns photos of tables: those kept for the figures (every fifth), or the others."""
    paths = sorted(glob.glob(folder + '/**/*.jpg', recursive=True))
    return [cv2.imread(p) for i, p in enumerate(paths) if (i % 5 == 0) == kept]
