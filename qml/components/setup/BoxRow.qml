// One part of the list of cards to take out of the box: a check box, whose it is, which cards.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: row

    required property boxPart part
    property bool ticked: false
    signal tickWanted()

    implicitHeight: content.implicitHeight + 2 * Theme.gap
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.checked: ticked
    Accessible.name: Sentence.listed([part.title, part.count, part.cards])
    Accessible.description: part.note
    Keys.onReturnPressed: row.tickWanted()
    Keys.onEnterPressed: row.tickWanted()
    onClicked: row.tickWanted()

    contentItem: Item {
        implicitHeight: content.implicitHeight
        RowLayout {
            id: content
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: Theme.gap
            anchors.rightMargin: Theme.gap
            spacing: Theme.gap
            Rectangle {
                Layout.preferredWidth: 30 * Theme.unit
                Layout.preferredHeight: 30 * Theme.unit
                radius: 6 * Theme.unit
                color: row.ticked ? Theme.lamp : "transparent"
                border.color: Theme.lamp
                border.width: Theme.stroke(2)
                Words {
                    anchors.centerIn: parent
                    visible: row.ticked
                    text: "\u2713"
                    color: Theme.lampInk
                    font.weight: Font.Bold
                }
            }
            SeatBadge {
                visible: row.part.seat !== ""
                seat: row.part.seat === "" ? "A" : row.part.seat
                size: 30 * Theme.unit
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                Words {
                    Layout.fillWidth: true
                    text: Sentence.beside([row.part.title, row.part.note])
                    font.weight: Font.DemiBold
                    color: row.ticked ? Theme.soft : Theme.ink
                }
                Words {
                    Layout.fillWidth: true
                    text: row.part.cards
                    color: Theme.soft
                    font.pixelSize: Theme.smallSize
                }
            }
            Words {
                text: row.part.count
                font.pixelSize: Theme.titleSize
                font.weight: Font.Bold
                color: row.ticked ? Theme.soft : Theme.ink
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: row.ticked ? "transparent" : Theme.raised
        border.color: row.hovered ? Theme.lamp : Theme.edge
        border.width: Theme.hairline
        FocusRing { anchors.margins: 0; shown: row.visualFocus }
    }
}
