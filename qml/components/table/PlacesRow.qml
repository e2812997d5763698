// The row of cards in the middle of the table. Slim it stands below the picture, with the names beside the cards; large it takes
// the picture's place.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: row

    required property PlacesModel places
    property bool large: false
    readonly property real gap: (large ? cells.count > 5 ? 6 : 16 : 12) * Theme.unit
    readonly property real cellWidth: Math.floor((width - (cells.count - 1) * gap) / Math.max(1, cells.count))
    readonly property real nameHeight: 2.8 * Theme.besideSize  // two lines
    readonly property real tall: large ? Math.min(height - nameHeight - Theme.gap - 10 * Theme.unit, cellWidth * 88 / 63) : height - 10 * Theme.unit
    readonly property real nameWidth: cellWidth - tall * 63 / 88 - 15 * Theme.unit  // beside a card
    readonly property bool named: large || nameWidth > 4.4 * Theme.besideSize

    Accessible.role: Accessible.List
    Accessible.name: qsTr("The row in the middle of the table")

    // Whether a word of it is too long for a line of letters that are read from two metres: it is broken, and smaller. Its card is
    // there to be looked at.
    function breaks(name: string, width: real): bool {
        return name.split(" ").some(word => metrics.advanceWidth(word) * Theme.leastSize / Theme.besideSize > width);
    }

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.besideSize
        font.weight: Font.DemiBold
    }
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
            required property string place
            required property string mark

            x: index * (row.cellWidth + row.gap)
            width: row.cellWidth
            height: row.height

            PlaceCard {
                id: card
                x: row.large || !row.named ? (cell.width - width) / 2 : 5 * Theme.unit
                y: row.large ? (cell.height - height - label.height - Theme.gap) / 2 : (cell.height - height) / 2
                height: row.tall
                width: row.tall * 63 / 88
                called: cell.place
                name: cell.name
                picture: cell.picture
                faceDown: cell.faceDown
                now: cell.isCurrent
                owner: cell.owner
                counter: cell.counter
                turned: cell.turned
            }
            Words {
                id: label
                readonly property bool empty: cell.name === ""
                readonly property real aside: row.large && empty ? row.gap : 0  // an empty place's own name may be wider than the place
                readonly property bool broken: !empty && row.breaks(text, width)
                x: row.large ? -aside : card.x + card.width + 10 * Theme.unit
                y: row.large ? card.y + card.height + Theme.gap : 0
                width: row.large ? cell.width + 2 * aside : row.nameWidth
                height: row.large ? row.nameHeight : cell.height
                horizontalAlignment: row.large ? Text.AlignHCenter : Text.AlignLeft
                verticalAlignment: row.large ? Text.AlignTop : Text.AlignVCenter
                visible: row.named
                text: !empty ? cell.name : row.breaks(cell.mark, width) ? "" : cell.mark
                color: cell.isCurrent ? Theme.lamp : empty ? Theme.faint : Theme.ink
                font.pixelSize: Theme.besideSize
                font.weight: cell.isCurrent ? Font.DemiBold : Font.Normal
                fontSizeMode: Text.Fit
                minimumPixelSize: broken ? 0.6 * Theme.leastSize : Theme.leastSize
                wrapMode: broken ? Text.Wrap : Text.WordWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
