"""Faces, and twins that differ from them in one visible thing: a word, a symbol, a count, a colour, a patch."""
import math
import pickle
import random

import cv2
import numpy as np

from faces import HEIGHT, WIDTH

FONTS = (0, 1, 2, 3, 4, 6)
MIN_DIFFERENT = 40  # pixels of a face at half size in which twins clearly differ


def colour(low=0, high=255):
    return [random.randint(low, high) for _ in range(3)]


def word():
    return ''.join(random.choices('ABCDEFGHIJKLMNOPRSTUVWXYZabcdefghiklmnoprstuvwy', k=random.randint(2, 9)))


def write(face, text, box, ink, font, thick):
    """Writes as large as the box allows, in its middle."""
    left, top, right, bottom = box
    (w, h), below = cv2.getTextSize(text, font, 1, thick)
    size = min((right - left) / max(w, 1), (bottom - top) / max(h + below, 1))
    (w, h), _ = cv2.getTextSize(text, font, size, thick)
    cv2.putText(face, text, ((left + right - w) // 2, (top + bottom + h) // 2), font, size, ink, thick, cv2.LINE_AA)


def outline(kind, centre, radius):
    """A symbol: a polygon or a star with `kind` points, or an oval for 0 and a wave for 1."""
    if kind < 2:
        turn = np.linspace(0, 2 * math.pi, 40)
        bend = 0.35 * np.sin(3.2 * np.cos(turn)) if kind else 0
        points = np.stack([1.6 * np.cos(turn), 0.65 * np.sin(turn) + bend], 1)
    else:
        star = kind > 6
        turn = np.arange(kind * (2 if star else 1)) * (math.pi / kind if star else 2 * math.pi / kind)
        reach = np.where(np.arange(len(turn)) % 2, 0.45, 1) if star else 1
        points = np.stack([reach * np.sin(turn), -reach * np.cos(turn)], 1)
    return np.int32(np.round((points * radius + centre) * 8))


def symbol(face, kind, centre, radius, ink, fill, thick=2):
    points = [outline(kind, centre, radius)]
    mask = np.zeros(face.shape[:2], np.uint8)
    if fill != 'open':
        cv2.fillPoly(mask, points, 255, cv2.LINE_AA, 3)
    if fill == 'striped':
        mask[:, np.arange(mask.shape[1]) % 5 > 1] = 0
    face[mask > 127] = ink
    cv2.polylines(face, points, True, ink, thick, cv2.LINE_AA, 3)


def symbol_card(paper, ink, count, kind, fill, border):
    face = np.full((HEIGHT, WIDTH, 3), paper, np.uint8)
    if border:
        cv2.rectangle(face, (8, 8), (WIDTH - 9, HEIGHT - 9), border, 2)
    for i in range(count):
        symbol(face, kind, (WIDTH / 2, HEIGHT / 2 + (i - (count - 1) / 2) * 62), 26, ink, fill, 3)
    return face


def symbol_twins():
    look = dict(paper=colour(190, 255), ink=colour(0, 150), count=random.randint(1, 3), kind=random.choice((0, 1, 3, 4, 5, 7)), fill=random.choice(('solid', 'striped', 'open')), border=random.choice((None, colour())))
    other = dict(look)
    change = random.choice(('ink', 'count', 'kind', 'fill'))
    choices = {'count': (1, 2, 3), 'kind': (0, 1, 3, 4, 5, 7), 'fill': ('solid', 'striped', 'open')}
    other[change] = colour(0, 150) if change == 'ink' else random.choice([x for x in choices[change] if x != look[change]])
    return symbol_card(**look), symbol_card(**other)


def suit_card(paper, ink, count, kind, label, font):
    face = np.full((HEIGHT, WIDTH, 3), paper, np.uint8)
    for i in range(count):
        symbol(face, kind, (WIDTH / 2 + (i % 2 * 2 - 1) * 34 * (count > 1), 60 + i // 2 * 168 / max(1, (count - 1) // 2)), 13, ink, 'solid')
    index = np.full((60, 32, 3), paper, np.uint8)
    write(index, label, (2, 2, 30, 30), ink, font, 2)
    symbol(index, kind, (15, 44), 8, ink, 'solid')
    face[6:66, 4:36], face[-66:-6, -36:-4] = index, index[::-1, ::-1]
    return face


def suit_twins():
    count = random.randint(1, 10)
    look = dict(paper=colour(215, 255), ink=random.choice((colour(0, 60), [30, 30, 200])), count=count, kind=random.choice((3, 4, 5, 7)), label=str(count), font=random.choice(FONTS))
    other = dict(look)
    if random.random() < 0.5:
        other['kind'] = random.choice([x for x in (3, 4, 5, 7) if x != look['kind']])
    else:
        other['count'] = count % 10 + 1
        other['label'] = str(other['count'])
    return suit_card(**look), suit_card(**other)


def word_twins():
    face = np.full((HEIGHT, WIDTH, 3), colour(150, 255), np.uint8)
    for _ in range(random.randint(0, 4)):
        x, y = sorted(random.sample(range(4, WIDTH - 4), 2)), sorted(random.sample(range(4, HEIGHT - 4), 2))
        cv2.rectangle(face, (x[0], y[0]), (x[1], y[1]), colour(60, 255), random.choice((1, 2, 3, -1)))
    high, wide = random.randint(18, 48), random.randint(80, 170)
    x, y = random.randint(6, WIDTH - wide - 6), random.randint(6, HEIGHT - high - 6)
    label, font, thick = colour(), random.choice(FONTS), random.choice((1, 2, 3))
    ink = [0, 0, 0] if sum(label) > 380 else [255, 255, 255]
    twins = []
    for text in (word(), word()):
        twin = face.copy()
        cv2.rectangle(twin, (x, y), (x + wide, y + high), label, -1)
        write(twin, text, (x + 3, y + 2, x + wide - 3, y + high - 2), ink, font, thick)
        twins.append(twin)
    return twins


class Faces:
    """The gathered faces, by source."""

    def __init__(self, file):
        self.by_source = {}
        for source, name, face in pickle.load(open(file, 'rb')):
            self.by_source.setdefault(source, []).append((name, face))

    def any(self):
        return random.choice(random.choice(list(self.by_source.values())))[1]

    def changed(self, face):
        """The face with one visible change."""
        half = lambda f: cv2.resize(f, (WIDTH // 2, HEIGHT // 2), interpolation=cv2.INTER_AREA).astype(int)
        for _ in range(8):
            twin, kind = face.copy(), random.randrange(5)
            w, h = random.randint(18, 90), random.randint(18, 110)
            x, y = random.randint(4, WIDTH - w - 4), random.randint(4, HEIGHT - h - 4)
            place = np.s_[y:y + h, x:x + w]
            ground = [int(v) for v in np.median(face[place].reshape(-1, 3), 0)]
            if kind == 0:
                twin[place] = self.any()[place]
            elif kind == 1:
                write(twin, word(), (x, y, x + w, y + min(h, 40)), [0, 0, 0] if sum(ground) > 380 else [255, 255, 255], random.choice(FONTS), random.choice((1, 2, 3)))
            elif kind == 2:
                hue = cv2.cvtColor(twin, cv2.COLOR_BGR2HSV)
                hue[..., 0] = (hue[..., 0].astype(int) + random.randint(30, 150)) % 180
                twin[place] = cv2.cvtColor(hue, cv2.COLOR_HSV2BGR)[place]
            elif kind == 3:
                cv2.circle(twin, (x + w // 2, y + h // 2), min(w, h) // 2, ground, -1, cv2.LINE_AA)
            else:
                symbol(twin, random.choice((3, 4, 5, 7)), (x + w / 2, y + h / 2), min(w, h) / 2.5, colour(), random.choice(('solid', 'open')))
            if (np.abs(half(twin) - half(face)).max(2) > 45).sum() >= MIN_DIFFERENT:
                return twin
        return self.any()

    def twins(self):
        """Two faces that differ."""
        kind = random.random()
        if kind < 0.45:
            return random.choice((symbol_twins, suit_twins, word_twins))()
        cards = random.choice(list(self.by_source.values()))
        (name, face), (other, twin) = random.choice(cards), random.choice(cards)
        if kind < 0.6 and None not in (name, other) and name != other:
            return face, twin
        return face, self.changed(face)
