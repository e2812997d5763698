// An activity on the home page: its name, and a sentence about it.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: tile

    property string note: ""
    property string key: ""      // shortcut that opens it from anywhere
    property bool primary: false

    implicitWidth: 300 * Theme.unit
    implicitHeight: content.implicitHeight + 2 * 16 * Theme.unit
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: Sentence.listed([text, note])
    Keys.onReturnPressed: tile.clicked()
    Keys.onEnterPressed: tile.clicked()

    Tip {
        wanted: tile.hovered
        key: tile.key
    }

    contentItem: Item {
        Column {
            id: content
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: 18 * Theme.unit
            anchors.rightMargin: 18 * Theme.unit
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2 * Theme.unit
            Heading {
                width: parent.width
                text: tile.text
                font.pixelSize: Theme.headingSize
                color: tile.primary ? Theme.lampInk : Theme.ink
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: tile.note
                font.pixelSize: Theme.smallSize
                color: tile.primary ? Theme.lampInk : Theme.soft
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: tile.primary ? (tile.down ? Qt.darker(Theme.lamp, 1.15) : Theme.lamp) : tile.down ? Theme.line : Theme.panel
        border.color: tile.hovered ? Theme.lamp : tile.primary ? "transparent" : Theme.edge
        border.width: Theme.hairline
        FocusRing { shown: tile.visualFocus }
    }
}
