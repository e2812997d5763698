"""Gathers the faces to learn from.  usage: faces.py PHOTOS FACES [PDF...]

PHOTOS is a folder with cards/SOURCE/cards.jsonl. Sources with an enrol.jsonl are left out, to measure names with them.
Each PDF is a sheet of printed cards, nine of 63 x 88 mm a page. FACES is a pickled list of (source, id or None, picture).
"""
import glob
import json
import os
import pickle
import subprocess
import sys
import tempfile

import cv2
import numpy as np

WIDTH, HEIGHT = 192, 288
MIN_SIDE = 60  # pixels of a card's short side
DPI = 80


def lengths(corners):
    q = np.float32(corners)
    return np.hypot(*(q[1] - q[0])), np.hypot(*(q[2] - q[1]))


def upright(picture, corners):
    """The card at `corners` as a picture of WIDTH x HEIGHT, its short side on top."""
    q = np.float32(corners)
    across, down = lengths(q)
    if across > down:
        q, across, down = np.roll(q, -1, 0), down, across
    k = int(np.clip(round(min(across / WIDTH, down / HEIGHT)), 1, 4))
    to = np.float32([[0, 0], [WIDTH * k, 0], [WIDTH * k, HEIGHT * k], [0, HEIGHT * k]])
    card = cv2.warpPerspective(picture, cv2.getPerspectiveTransform(q, to), (WIDTH * k, HEIGHT * k), borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(card, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)


def of_photos(folder):
    for labels in sorted(glob.glob(folder + '/cards/*/cards.jsonl')):
        source = os.path.dirname(labels)
        if os.path.exists(source + '/enrol.jsonl'):
            continue
        for line in open(labels):
            photo = json.loads(line)
            picture = cv2.imread(source + '/' + photo['image'])
            for card in photo.get('cards', []):
                if picture is None or card.get('hidden') or 'corners' not in card or min(lengths(card['corners'])) < MIN_SIDE:
                    continue
                yield os.path.basename(source), card.get('id'), upright(picture, card['corners'])


def of_sheet(pdf):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(['pdftoppm', '-r', str(DPI), '-png', pdf, folder + '/page'], check=True)
        for file in sorted(glob.glob(folder + '/*.png')):
            page = cv2.imread(file)
            w, h = 63 * DPI / 25.4, 88 * DPI / 25.4
            left, top = (page.shape[1] - 3 * w) / 2, (page.shape[0] - 3 * h) / 2
            for i in range(9):
                x, y = left + i % 3 * w, top + i // 3 * h
                face = upright(page, [[x, y], [x + w, y], [x + w, y + h], [x, y + h]])
                if face.std() > 12:  # not an empty place
                    yield 'print', None, face


if __name__ == '__main__':
    faces = list(of_photos(sys.argv[1]))
    for sheet in sys.argv[3:]:
        faces += of_sheet(sheet)
    pickle.dump(faces, open(sys.argv[2], 'wb'))
    print(len(faces), 'faces')
