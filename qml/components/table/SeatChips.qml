// Other facts about a player as chips, as large as all of them fit. Used-up ones are left out first.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Flow {
    id: list

    required property list<string> words
    required property list<shownPower> powers
    required property real most  // available height
    property real least: 0.8 * Theme.leastSize  // letters never become smaller
    readonly property var all: [
        ...Array.from(words).map(text => ({ text: text, power: false, spent: false, says: text })),
        ...Array.from(powers).filter(power => !power.used).map(power => ({ text: power.name, power: true, spent: false, says: power.name })),
        ...Array.from(powers).filter(power => power.used).map(power => ({ text: power.name, power: true, spent: true, says: qsTr("%1, used").arg(power.name) }))
    ]
    readonly property var widths: new Map(all.map(chip => [chip.text, metrics.widthOf(chip.text)]))
    readonly property var laid: lay()

    function lay(): var {
        for (let size = Theme.playSize; size > Theme.leastSize; size -= Theme.unit)
            if (fits(all, size, 1))
                return { chips: all, size: size };
        if (fits(all, Theme.leastSize, 3))
            return { chips: all, size: Theme.leastSize };
        const kept = [...all];
        const gone = [];
        let shown = all;
        while (!fits(shown, Theme.leastSize, 3) && kept.length > 0 && kept[kept.length - 1].spent) {
            gone.unshift(kept.pop());
            shown = [...kept, { text: "+" + gone.length, power: true, spent: false, says: Sentence.listed(gone.map(chip => chip.says)) }];
        }
        let size = Theme.leastSize;
        while (!fits(shown, size, 3) && size > Theme.read(list.least) + Theme.unit)
            size -= Theme.unit;
        while (!fits(shown, size, 3) && kept.length > 1) {
            gone.unshift(kept.pop());
            shown = [...kept, { text: "+" + gone.length, power: true, spent: false, says: Sentence.listed(gone.map(chip => chip.says)) }];
        }
        // What is left may be read more easily.
        for (let larger = Theme.leastSize; larger > size; larger -= Theme.unit)
            if (fits(shown, larger, 3))
                return { chips: shown, size: larger };
        return { chips: shown, size: size };
    }
    // Returns whether the chips fit. One that is wider than a row has several lines, at most this many.
    function fits(chips: var, size: real, lines: int): bool {
        const scale = size / metrics.font.pixelSize;
        let above = 0, row = 0, x = 0;
        for (const chip of chips) {
            const wide = (widths.get(chip.text) ?? metrics.widthOf(chip.text)) * scale + 20 * Theme.unit;
            const high = wide <= width ? 1 : linesOf(chip.text, (width - 20 * Theme.unit) / scale);
            if (high > lines)
                return false;
            if (x > 0 && x + wide > width) {
                above += row + spacing;
                row = 0;
                x = 0;
            }
            row = Math.max(row, high * metrics.height * scale + 5 * Theme.unit);
            x += wide + spacing;
        }
        return above + row <= most;
    }
    // Returns how many lines a text has that is broken between words; infinitely many if a word is too long.
    function linesOf(words: string, room: real): real {
        const space = metrics.widthOf(" ");
        let lines = 1, x = 0;
        for (const word of words.split(" ").map(each => metrics.widthOf(each))) {
            if (word > room)
                return Infinity;
            if (x > 0 && x + space + word > room) {
                ++lines;
                x = 0;
            }
            x += (x > 0 ? space : 0) + word;
        }
        return lines;
    }

    spacing: 5 * Theme.unit

    Letters {
        id: metrics
        font.pixelSize: 100
    }
    Repeater {
        model: PersistentRows { list: list.laid.chips }
        delegate: Chip {
            required property var modelData
            required property bool shown
            visible: shown
            text: modelData.text
            size: list.laid.size
            most: list.width
            ink: modelData.power ? Theme.lamp : Theme.ink
            spent: modelData.spent
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.says
        }
    }
}
