# Draws scenes with numbered dice for figures: draw_numerals.py BACKGROUNDS FOLDER COUNT SEED [DENSITY]
# Fonts and backgrounds are those that training leaves out. Writes pictures and dice.jsonl: of each picture the number of
# sides, the value (null: nothing is to be read, and why), the pixels a millimetre and where the camera is (foot and height, mm
# from the middle); the die's foot is near the middle.
import json
import os
import sys

import cv2
import numpy as np

import numeral_glyphs as lettering
import numeral_scenes as scenes

SIDES = {'d6': 6, 'd8': 8, 'd10': 10, 'tens': 10, 'd12': 12, 'd20': 20}


def worth(kind, text):
    number = int(text)
    return number if kind not in ('d10', 'tens') else 10 if number == 0 else number // 10 if kind == 'tens' else number


def main():
    cv2.setNumThreads(1)
    folder, count, seed = sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    density = float(sys.argv[5]) if len(sys.argv) > 5 else None
    os.makedirs(folder, exist_ok=True)
    rng = np.random.default_rng(seed)
    glyphs = lettering.Glyphs(lettering.font_files(lettering.KEPT_FONTS))
    grounds = scenes.backgrounds(sys.argv[1], True)
    with open(os.path.join(folder, 'dice.jsonl'), 'w') as lines:
        for i in range(count):
            drawn = scenes.draw_scene(rng, glyphs, grounds, density)
            name = '%05d.png' % i
            cv2.imwrite(os.path.join(folder, name), drawn.camera)
            value = None if drawn.text is None else worth(drawn.kind, drawn.text)
            lines.write(json.dumps({'image': name, 'sides': SIDES[drawn.kind], 'value': value, 'why': drawn.why,
                                    'camera': [*drawn.foot, drawn.height],
                                    'pixels_per_mm': len(drawn.camera) * scenes.DENSITY / scenes.SIDE}) + '\n')


if __name__ == '__main__':
    main()
