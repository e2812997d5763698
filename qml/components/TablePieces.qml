// Cards in play with their life points, and what the decks hold.
import QtQuick
import Lampkeeper

Flow {
    id: list

    required property TableModel table

    spacing: 6 * Theme.unit
    visible: table.pieces.length > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("In play")

    Repeater {
        model: list.table.pieces
        delegate: Rectangle {
            id: piece
            required property var modelData
            implicitWidth: row.implicitWidth + 20 * Theme.unit
            implicitHeight: 40 * Theme.unit
            radius: Theme.radius
            color: Theme.panel
            border.color: modelData.owner !== "" ? Theme.seatColor(modelData.owner) : Theme.line
            border.width: modelData.isCard ? 2 * Theme.unit : Theme.hairline
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + " " + modelData.count
            Row {
                id: row
                anchors.centerIn: parent
                spacing: 8 * Theme.unit
                SeatBadge {
                    visible: piece.modelData.owner !== ""
                    anchors.verticalCenter: parent.verticalCenter
                    size: 22 * Theme.unit
                    seat: piece.modelData.owner
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: piece.modelData.name
                    color: piece.modelData.isCard ? Theme.ink : Theme.soft
                    wrapMode: Text.NoWrap
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: piece.modelData.count
                    color: Theme.lamp
                    font.pixelSize: Theme.headingSize
                    font.weight: Font.Bold
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
