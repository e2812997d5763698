// The program's symbol: a small lamp with its glow.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: mark

    property real size: 30 * Theme.unit

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Repeater {
        model: [1.0, 0.72]
        delegate: Rectangle {
            id: ring
            required property real modelData
            anchors.centerIn: parent
            width: mark.size * ring.modelData
            height: width
            radius: width / 2
            color: Theme.glow
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: mark.size * 0.4
        height: width
        radius: width / 2
        color: Theme.lamp
    }
}
