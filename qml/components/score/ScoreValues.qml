// Values to choose from by tap. They are one tab stop: arrow keys select a value, Return taps it.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Flow {
    id: list

    required property list<scoreValue> values
    property string who: ""
    property string label: ""
    property string chosen: ""
    property string path: ""  // prefix of the values' object names, before the id
    property int at: 0        // index of the focused value
    signal tapped(string id)

    function go(by: int) {
        at = Math.max(0, Math.min(values.length - 1, at + by));
    }
    // Moves to the nearest value in the line above or below.
    function goLine(by: int) {
        const here = cells.itemAt(at);
        let best = -1;
        for (let i = 0; here && i < values.length; ++i) {
            const cell = cells.itemAt(i);
            if (cell && (cell.y - here.y) * by > 0 && (best < 0 || distance(cell, here) < distance(cells.itemAt(best), here)))
                best = i;
        }
        if (best >= 0)
            at = best;
    }
    function distance(one: Item, other: Item): real {
        return 4 * Math.abs(one.y - other.y) + Math.abs(one.x - other.x);
    }
    function press() {
        if (at < values.length)
            tapped(values[at].id);
    }

    spacing: 4 * Theme.unit
    objectName: path
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: Sentence.listed([who, label])
    Accessible.description: values[at]?.name ?? ""
    Keys.onLeftPressed: go(-1)
    Keys.onRightPressed: go(1)
    Keys.onUpPressed: goLine(-1)
    Keys.onDownPressed: goLine(1)
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: press()

    Repeater {
        id: cells
        model: PersistentRows { list: list.values }
        delegate: ScoreCell {
            required property scoreValue modelData
            required property int index
            required property bool shown
            visible: shown
            objectName: list.path + "-" + modelData.id
            width: modelData.number ? 44 * Theme.unit : Math.max(implicitContentWidth + 20 * Theme.unit, 60 * Theme.unit)
            height: 44 * Theme.unit
            text: modelData.name
            chosen: list.chosen === modelData.id
            here: list.activeFocus && list.at === index
            Accessible.name: Sentence.listed([list.who, list.label, modelData.name])
            onClicked: {
                list.at = index;
                list.tapped(modelData.id);
            }
        }
    }
}
