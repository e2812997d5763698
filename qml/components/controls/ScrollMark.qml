// A slim scroll bar.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.ScrollBar {
    id: bar

    implicitWidth: 8 * Theme.unit
    visible: size < 1
    contentItem: Rectangle {
        implicitWidth: 8 * Theme.unit
        radius: width / 2
        color: bar.pressed ? Theme.lamp : Theme.edge
    }
}
