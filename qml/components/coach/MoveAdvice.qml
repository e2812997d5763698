// What one player could do: the others look away, the hand is entered if there is one, and the best moves are
// shown.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

Panel {
    id: panel

    required property MoveAdviceModel advice
    signal moveWanted(int row)

    border.color: Theme.lamp
    border.width: Theme.stroke(2)

    // Taps beside the buttons must not reach the items below.
    MouseArea { anchors.fill: parent }

    Loader {
        anchors.fill: parent
        anchors.margins: Theme.margin
        focus: true
        active: panel.visible
        sourceComponent: panel.advice.stage === "hand" ? hand : panel.advice.stage === "away" ? away : moves
    }
    Component {
        id: away
        LookAway {
            who: panel.advice.who
            onAlone: panel.advice.alone()
            onNeverMind: panel.advice.close()
        }
    }
    Component {
        id: hand
        MoveHand { advice: panel.advice }
    }
    Component {
        id: moves
        MoveRows {
            advice: panel.advice
            onMoveWanted: row => panel.moveWanted(row)
        }
    }
}
