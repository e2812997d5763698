// An arrow between two places of the board. It ends short of its target, so that its name can be read.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: arrow

    required property point from  // in this item; outside of it: not drawn
    required property point to
    readonly property bool drawn: from.x >= 0 && to.x >= 0
    property color color: Theme.lamp
    readonly property real dx: to.x - from.x
    readonly property real dy: to.y - from.y
    readonly property real length: Math.max(0, Math.hypot(dx, dy) - 24 * Theme.unit)

    Item {
        x: arrow.from.x
        y: arrow.from.y
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
        x: arrow.from.x - width / 2
        y: arrow.from.y - height / 2
        width: 14 * Theme.unit
        height: width
        radius: width / 2
        color: arrow.color
    }
}
