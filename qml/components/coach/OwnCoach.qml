// The coach for one player's own eyes: the others look away, dice and hand are entered, and every choice is weighed.

// Qt 6.4 shows what a Loader loads in a context of its own, which bound components refuse.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

Panel {
    id: panel

    required property OwnCoachModel coach

    border.color: Theme.lamp
    border.width: Theme.stroke(2)

    // Taps beside the buttons do not fall through to what lies beneath.
    MouseArea { anchors.fill: parent }

    Loader {
        anchors.fill: parent
        anchors.margins: Theme.margin
        focus: true
        active: panel.visible
        sourceComponent: panel.coach.stage === "told" ? told : panel.coach.stage === "hand" ? hand : away
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
        id: told
        OwnChoices { coach: panel.coach }
    }
}
