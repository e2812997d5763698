// The private coach of one player: the others look away, dice and hand are entered, and every choice is
// evaluated.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

Panel {
    id: panel

    required property OwnCoachModel coach

    border.color: Theme.lamp
    border.width: Theme.stroke(2)

    // Taps beside the buttons must not reach the items below.
    MouseArea { anchors.fill: parent }

    Loader {
        anchors.fill: parent
        anchors.margins: Theme.margin
        focus: true
        active: panel.visible
        sourceComponent: panel.coach.stage === "advice" ? advice : panel.coach.stage === "hand" ? hand : away
    }
    Component {
        id: away
        LookAway {
            who: panel.coach.who
            onAlone: panel.coach.alone()
            onNeverMind: panel.coach.close()
        }
    }
    Component {
        id: hand
        OwnHand { coach: panel.coach }
    }
    Component {
        id: advice
        OwnChoices { coach: panel.coach }
    }
}
