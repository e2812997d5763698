// Measures text in one font. A binding that asks for a width is evaluated again when the font changes, which
// one with FontMetrics.advanceWidth() is not.
import QtQuick
import Lampkeeper

FontMetrics {
    font.family: Theme.family

    // Returns the width of the text in one line, in pixels.
    function widthOf(text: string): real {
        return height > 0 ? advanceWidth(text) : 0;
    }
    // Returns the width of the widest word, in pixels.
    function widestWord(text: string): real {
        return Math.max(...text.split(" ").map(word => widthOf(word)));
    }
    // Returns the number of lines of the text in this width, broken between words where it can be; its number
    // of letters if there is no width.
    function linesIn(text: string, room: real): int {
        if (room <= 0)
            return text.length;
        let lines = 1;
        let used = 0;
        for (const word of text.split(" ")) {
            const width = widthOf(word);
            if (used > 0 && used + widthOf(" ") + width > room) {
                ++lines;
                used = 0;
            }
            used += (used > 0 ? widthOf(" ") : 0) + width;
            while (used > room) {
                ++lines;
                used -= room;
            }
        }
        return lines;
    }
}
