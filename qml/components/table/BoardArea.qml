// The drawn table, where it is shown and while it is. It is made a little at a time: it comes with all the rest of a night.

// Qt 6.4 shows what a Loader loads in a context of its own, which bound components refuse.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

Loader {
    id: area

    required property BoardModel board
    property bool wanted: true
    property real keepClear: 0
    signal cardWanted(var card)

    active: wanted
    asynchronous: true
    sourceComponent: Board {
        objectName: "board"
        board: area.board
        keepClear: area.keepClear
        onCardWanted: card => area.cardWanted(card)
    }
}
