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
            if (fits(all, size))
                return { chips: all, size: size };
        const kept = [...all];
        const gone = [];
        let shown = all;
        while (!fits(shown, Theme.leastSize) && kept.length > 0 && kept[kept.length - 1].spent) {
            gone.unshift(kept.pop());
            shown = [...kept, { text: "+" + gone.length, power: true, spent: false, says: Sentence.listed(gone.map(chip => chip.says)) }];
        }
        let size = Theme.leastSize;
        while (!fits(shown, size) && size > Theme.read(list.least) + Theme.unit)
            size -= Theme.unit;
        while (!fits(shown, size) && kept.length > 1) {
            gone.unshift(kept.pop());
            shown = [...kept, { text: "+" + gone.length, power: true, spent: false, says: Sentence.listed(gone.map(chip => chip.says)) }];
        }
        return { chips: shown, size: size };
    }
    // Returns whether the chips fit into rows of this width.
    function fits(chips: var, size: real): bool {
        let rows = 1, x = 0;
        for (const chip of chips) {
            const wide = (widths.get(chip.text) ?? metrics.widthOf(chip.text)) * size / metrics.font.pixelSize + 20 * Theme.unit;
            if (wide > width)
                return false;
            if (x > 0 && x + wide > width) {
                ++rows;
                x = 0;
            }
            x += wide + spacing;
        }
        return rows * (metrics.height * size / metrics.font.pixelSize + 5 * Theme.unit + spacing) - spacing <= most;
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
