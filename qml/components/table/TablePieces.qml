// Counters on the table beside the cards, such as the size of a deck.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Flow {
    id: list

    required property TableModel table

    spacing: 6 * Theme.unit
    visible: table.pieces.length > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Counted")

    Repeater {
        model: PersistentRows { list: list.table.pieces }
        delegate: Rectangle {
            id: piece
            required property countedPiece modelData
            required property bool shown
            visible: shown
            implicitWidth: row.implicitWidth + 20 * Theme.unit
            implicitHeight: row.implicitHeight + 4 * Theme.unit
            radius: Theme.radius
            color: Theme.panel
            border.color: Theme.line
            border.width: Theme.hairline
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + " " + modelData.count
            Row {
                id: row
                anchors.centerIn: parent
                spacing: 8 * Theme.unit
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: piece.modelData.name
                    color: Theme.soft
                    font.pixelSize: Theme.leastSize
                    wrapMode: Text.NoWrap
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: piece.modelData.count
                    color: Theme.lamp
                    font.pixelSize: Theme.playSize
                    font.weight: Font.Bold
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
