import QtQuick
import Lampkeeper

Rectangle {
    id: chip

    property alias text: label.text
    property color ink: Theme.ink
    property real size: Theme.smallSize
    property bool spent: false  // struck through

    implicitWidth: label.implicitWidth + 18 * Theme.unit
    implicitHeight: label.implicitHeight + 6 * Theme.unit
    radius: implicitHeight / 2
    color: spent ? "transparent" : Theme.raised
    border.color: Theme.line
    border.width: spent ? Theme.hairline : 0

    Words {
        id: label
        anchors.centerIn: parent
        color: chip.spent ? Theme.faint : chip.ink
        font.pixelSize: chip.size
        font.strikeout: chip.spent
        wrapMode: Text.NoWrap
    }
}
