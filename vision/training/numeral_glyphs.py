# Numerals in the lettering of many fonts, as masks.
import glob
import os

import cv2
import numpy as np

# Families and styles that training never sees; figures are counted on them.
KEPT_FONTS = ('URWGothic-Demi.', 'URWGothic-Book.', 'P052-Bold.', 'LiberationSerif-Bold.', 'DejaVuSansCondensed-Bold.',
              'LiberationSansNarrow-Bold.', 'NimbusSans-Bold.')
FONTS = ('DejaVuSans.', 'DejaVuSans-Bold.', 'DejaVuSerif-Bold.', 'DejaVuSansMono-Bold.', 'LiberationSans-Regular.',
         'LiberationSans-Bold.', 'LiberationMono-Bold.', 'LiberationSerif-Regular.', 'NimbusRoman-Bold.',
         'NimbusSansNarrow-Bold.', 'URWBookman-Demi.', 'URWBookman-Light.', 'C059-Bold.', 'C059-Roman.', 'Z003-',
         'NotoSans-Regular.', 'NotoSans-Bold.', 'NotoSans-Medium.', 'NotoSans-CondensedBold.', 'NotoSerif-Bold.',
         'NotoSans-BoldItalic.', 'NotoSans-Black.', 'NotoSansDisplay-SemiCondensed.', 'NotoSerifDisplay-Black.',
         'NotoSansMono-Medium.')


def font_files(names):
    found = {}
    for folder in ('/usr/share/fonts/truetype', '/usr/share/fonts/opentype'):
        for path in sorted(glob.glob(folder + '/**/*.[to]tf', recursive=True)):
            for name in names:
                if os.path.basename(path).startswith(name):
                    found.setdefault(name, path)
    return list(found.values())


class Glyphs:
    """Numerals as masks (0..1) whose digits are 64 pixels high, and how far around them the mask reaches."""
    HIGH, ROOM = 64, 14

    def __init__(self, paths):
        self.fonts = []
        for path in paths:
            font = cv2.freetype.createFreeType2()
            font.loadFontData(path, 0)
            self.fonts.append(font)
        self.masks = {}

    def mask(self, font, text, marked):
        """`marked`: '' or what tells 6 from 9, 'line' or 'dot'."""
        key = (font, text, marked)
        if key not in self.masks:
            picture = np.zeros((240, 400, 3), np.uint8)
            self.fonts[font].putText(picture, text, (60, 60), 88, (255, 255, 255), -1, cv2.LINE_AA, False)
            rows, columns = np.nonzero(picture[:, :, 0] > 60)
            cut = picture[rows.min():rows.max() + 1, columns.min():columns.max() + 1, 0]
            cut = cv2.resize(cut, (max(8, round(cut.shape[1] * self.HIGH / cut.shape[0])), self.HIGH),
                             interpolation=cv2.INTER_AREA)
            mask = cv2.copyMakeBorder(cut, self.ROOM, self.ROOM, self.ROOM, self.ROOM, cv2.BORDER_CONSTANT)
            h, w = mask.shape
            if marked == 'line':
                cv2.rectangle(mask, (self.ROOM, h - 8), (w - self.ROOM, h - 3), 255, -1)
            if marked == 'dot':
                cv2.circle(mask, (w - self.ROOM + 6, h - self.ROOM - 3), 6, 255, -1)
            self.masks[key] = mask.astype(np.float32) / 255
        return self.masks[key]
