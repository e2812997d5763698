// Creates the drawn table while it is shown; asynchronously, because the rest of a night is created at the
// same time.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

Loader {
    id: area

    required property BoardModel board
    property bool wanted: true
    property real keepClear: 0
    signal cardWanted(card: lyingCard)
    signal touched(thing: string, zone: string)
    signal dropped(ontoThing: string, ontoZone: string)

    function step(dx: int, dy: int): void {
        const board = item as Board;
        if (board)
            board.step(dx, dy);
    }

    active: wanted
    asynchronous: true
    sourceComponent: Board {
        objectName: "board"
        board: area.board
        keepClear: area.keepClear
        onCardWanted: card => area.cardWanted(card)
        onTouched: (thing, zone) => area.touched(thing, zone)
        onDropped: (ontoThing, ontoZone) => area.dropped(ontoThing, ontoZone)
    }
}
