// Navigation through the steps of a duel: previous, next, all.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: steps

    required property DuelModel duel

    spacing: Theme.gap
    visible: duel.count > 0

    Shortcut { sequence: "Left"; enabled: steps.visible; onActivated: steps.duel.previous() }
    Shortcut { sequence: "Right"; enabled: steps.visible; onActivated: steps.duel.next() }
    Shortcut { sequence: "End"; enabled: steps.visible; onActivated: steps.duel.showAll() }
    Shortcut { sequence: "Home"; enabled: steps.visible; onActivated: steps.duel.showAgain() }

    ActionButton {
        implicitWidth: Theme.touch
        played: true
        text: "\u2039"
        enabled: steps.duel.shownSteps > 0
        Accessible.name: qsTr("One step back")
        onClicked: steps.duel.previous()
    }
    Words {
        text: qsTr("%1 / %2", "steps told, of all").arg(steps.duel.shownSteps).arg(steps.duel.count)
        color: Theme.soft
        font.pixelSize: Theme.playSize
        wrapMode: Text.NoWrap
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Step %1 of %2").arg(steps.duel.shownSteps).arg(steps.duel.count)
    }
    ActionButton {
        implicitWidth: Theme.touch
        played: true
        text: "\u203a"
        enabled: !steps.duel.allShown
        Accessible.name: qsTr("One step forward")
        onClicked: steps.duel.next()
    }
    ActionButton {
        played: true
        text: steps.duel.allShown ? qsTr("Again") : qsTr("All at once")
        key: steps.duel.allShown ? qsTr("Home") : qsTr("End")
        onClicked: steps.duel.allShown ? steps.duel.showAgain() : steps.duel.showAll()
    }
}
