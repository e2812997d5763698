// Draws the table as everybody may know it: zones and cards in their places, the dice cups, and a light on
// the acting player.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: view

    required property BoardModel board
    property real keepClear: 0  // width on the right that is left free
    signal cardWanted(card: lyingCard)

    readonly property real room: width - keepClear
    // Pixels per millimetre of the mat, and the left edge of the board.
    readonly property real perMm: Math.min(room / Math.max(1, board.size.width), height / Math.max(1, board.size.height))
    readonly property real startX: (room - perMm * board.size.width) / 2
    readonly property real startY: (height - perMm * board.size.height) / 2
    // Used if all zones are shown in one row, where cards are much larger.
    readonly property real gap: (board.inRow > 5 ? 6 : 16) * Theme.unit
    readonly property real nameHeight: 2.8 * Theme.besideSize + Theme.gap  // two lines
    readonly property real cellWidth: Math.floor((room - (board.inRow - 1) * gap) / Math.max(1, board.inRow))
    readonly property real cellHeight: Math.min(height, cellWidth * 88 / 63 + nameHeight)
    readonly property bool inRow: board.inRow > 0 && cellHeight - nameHeight > 1.2 * 88 * perMm

    function placed(area: rect): rect {
        return Qt.rect(startX + perMm * area.x, startY + perMm * area.y, perMm * area.width, perMm * area.height);
    }
    function cell(place: int): rect {
        return Qt.rect(place * (cellWidth + gap), (height - cellHeight) / 2, cellWidth, cellHeight);
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("The table")

    Repeater {
        model: PersistentRows { list: view.board.sides }
        delegate: Rectangle {
            id: side
            required property boardSide modelData
            required property bool shown
            readonly property rect place: view.placed(modelData.area)
            readonly property real rim: Math.min(8 * Theme.unit, view.startX, view.startY)
            x: place.x - rim
            y: place.y - rim
            width: place.width + 2 * rim
            height: place.height + 2 * rim
            radius: Theme.radius
            visible: shown && !view.inRow
            opacity: modelData.acting ? 1 : 0
            color: Qt.alpha(Theme.seatColor(modelData.seat), 0.1)
            border.color: Theme.seatColor(modelData.seat)
            border.width: Theme.stroke(2)
            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        }
    }
    Repeater {
        model: PersistentRows { list: view.board.cups }
        delegate: DiceCup {
            required property boardCup modelData
            required property bool shown
            readonly property rect place: view.placed(modelData.area)
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            visible: shown
            seat: modelData.seat
            name: modelData.name
            diceState: modelData.state
            value: modelData.value
        }
    }
    Repeater {
        model: PersistentRows { list: view.board.zones }
        delegate: BoardZone {
            required property boardZone modelData
            required property bool shown
            readonly property rect place: view.inRow ? view.cell(modelData.row) : view.placed(modelData.area)
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            visible: shown
            nameHeight: view.inRow ? view.nameHeight : 0
            called: modelData.called
            owner: modelData.owner
            current: modelData.current
            reached: modelData.reached
            cards: modelData.cards
            onCardWanted: card => view.cardWanted(card)
        }
    }
}
