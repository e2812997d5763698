// Cards in play with their life points, where the row of the table does not show them, and what the decks hold.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Flow {
    id: list

    required property TableModel table
    property bool decksAlone: false
    readonly property var pieces: [...table.pieces].filter(piece => !decksAlone || !piece.isCard)

    spacing: 6 * Theme.unit
    visible: pieces.length > 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("In play")

    Repeater {
        model: list.pieces.length
        delegate: Rectangle {
            id: piece
            required property int index
            readonly property var about: list.pieces[index] ?? { name: "", count: 0, owner: "", isCard: false }
            implicitWidth: row.implicitWidth + 20 * Theme.unit
            implicitHeight: Math.max(44 * Theme.unit, row.implicitHeight + 6 * Theme.unit)
            radius: Theme.radius
            color: Theme.panel
            border.color: about.owner !== "" ? Theme.seatColor(about.owner) : Theme.line
            border.width: about.isCard ? Theme.stroke(2) : Theme.hairline
            Accessible.role: Accessible.ListItem
            Accessible.name: about.name + " " + about.count
            Row {
                id: row
                anchors.centerIn: parent
                spacing: 8 * Theme.unit
                SeatBadge {
                    visible: piece.about.owner !== ""
                    anchors.verticalCenter: parent.verticalCenter
                    size: 36 * Theme.unit
                    seat: piece.about.owner
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: piece.about.name
                    color: piece.about.isCard ? Theme.ink : Theme.soft
                    font.pixelSize: Theme.playSize
                    wrapMode: Text.NoWrap
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: piece.about.count
                    color: Theme.lamp
                    font.pixelSize: 26 * Theme.text
                    font.weight: Font.Bold
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
