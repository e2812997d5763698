// A six-sided die from above. Value 0 is an empty place for a die; `hidden` is a die that nobody may see.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Rectangle {
    id: die

    property int value: 0
    property bool hidden: false
    // Which of the nine positions of a face have a pip, row by row.
    readonly property list<int> places: [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]][value]

    radius: width * 0.16
    color: value > 0 ? Theme.ink : "transparent"
    border.color: value > 0 ? Theme.ink : hidden ? Theme.soft : Theme.line
    border.width: Theme.stroke(3)

    Repeater {
        model: die.places
        delegate: Rectangle {
            required property int modelData
            width: die.width * 0.19
            height: width
            radius: width / 2
            color: Theme.ground
            x: die.width * (0.25 + 0.25 * (modelData % 3)) - width / 2
            y: die.height * (0.25 + 0.25 * Math.floor(modelData / 3)) - height / 2
        }
    }
    Words {
        anchors.centerIn: parent
        visible: die.hidden
        text: "?"
        color: Theme.soft
        font.pixelSize: die.width * 0.5
    }
}
