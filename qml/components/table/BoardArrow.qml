// An arrow between two places of the board. It ends short of its target, so that its name can be read.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: arrow

    property var from  // points in this item; undefined: not drawn
    property var to
    property color color: Theme.lamp
    readonly property real dx: from && to ? to.x - from.x : 0
    readonly property real dy: from && to ? to.y - from.y : 0
    readonly property real length: Math.max(0, Math.hypot(dx, dy) - 24 * Theme.unit)

    Item {
        x: arrow.from ? arrow.from.x : 0
        y: arrow.from ? arrow.from.y : 0
        rotation: Math.atan2(arrow.dy, arrow.dx) * 180 / Math.PI
        transformOrigin: Item.TopLeft
        Rectangle {
            y: -height / 2
            width: arrow.length
            height: 6 * Theme.unit
            radius: height / 2
            color: arrow.color
            border.color: Theme.labelGround
            border.width: Theme.hairline
        }
        Repeater {
            // The two sides of its head.
            model: [150, -150]
            delegate: Rectangle {
                required property int modelData
                x: arrow.length
                y: -height / 2
                width: 20 * Theme.unit
                height: 6 * Theme.unit
                radius: height / 2
                color: arrow.color
                border.color: Theme.labelGround
                border.width: Theme.hairline
                transformOrigin: Item.Left
                rotation: modelData
            }
        }
    }
    Rectangle {
        x: (arrow.from ? arrow.from.x : 0) - width / 2
        y: (arrow.from ? arrow.from.y : 0) - height / 2
        width: 14 * Theme.unit
        height: width
        radius: width / 2
        color: arrow.color
    }
}
