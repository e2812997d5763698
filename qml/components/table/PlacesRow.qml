// The row of cards in the middle of the table. Slim it stands below the picture, with the names beside the cards; large it takes
// the picture's place.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: row

    required property PlacesModel places
    property bool large: false
    readonly property real gap: (large ? 18 : 12) * Theme.unit
    readonly property real cellWidth: Math.floor((width - (cells.count - 1) * gap) / Math.max(1, cells.count))

    Accessible.role: Accessible.List
    Accessible.name: qsTr("The row in the middle of the table")

    Repeater {
        id: cells
        model: row.places
        delegate: Item {
            id: cell
            required property int index
            required property string name
            required property string picture
            required property bool faceDown
            required property bool isCurrent
            required property string owner
            required property int counter
            required property int turned

            x: index * (row.cellWidth + row.gap)
            width: row.cellWidth
            height: row.height

            PlaceCard {
                id: card
                readonly property real tall: Math.min(parent.height - 10 * Theme.unit - (row.large ? label.height + Theme.gap : 0), (row.large ? parent.width : parent.width * 0.45) * 88 / 63)
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: row.large ? -label.height / 2 : 0
                anchors.horizontalCenter: row.large ? parent.horizontalCenter : undefined
                anchors.left: row.large ? undefined : parent.left
                anchors.leftMargin: 5 * Theme.unit
                height: tall
                width: tall * 63 / 88
                number: cell.index + 1
                name: cell.name
                picture: cell.picture
                faceDown: cell.faceDown
                now: cell.isCurrent
                owner: cell.owner
                counter: cell.counter
                turned: cell.turned
            }
            Words {
                anchors.left: card.right
                anchors.leftMargin: 10 * Theme.unit
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: !row.large
                text: cell.name !== "" ? cell.name : cell.index + 1
                color: cell.isCurrent ? Theme.lamp : cell.name !== "" ? Theme.ink : Theme.faint
                font.pixelSize: Theme.smallSize
                font.weight: cell.isCurrent ? Font.DemiBold : Font.Normal
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Words {
                id: label
                anchors.top: card.bottom
                anchors.topMargin: Theme.gap
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: row.large
                text: cell.name !== "" ? cell.name : cell.index + 1
                color: cell.isCurrent ? Theme.lamp : cell.name !== "" ? Theme.ink : Theme.faint
                font.weight: cell.isCurrent ? Font.DemiBold : Font.Normal
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.smallSize * 0.8
                Accessible.ignored: true
            }
        }
    }
}
