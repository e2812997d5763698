// Enters one's own dice, role and hand while nobody else is looking.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: entry

    required property OwnCoachModel coach

    spacing: Theme.gap
    Component.onCompleted: done.forceActiveFocus()

    Heading {
        Layout.fillWidth: true
        text: qsTr("For %1 only").arg(entry.coach.who)
    }
    RowLayout {
        spacing: 6 * Theme.unit
        Words {
            Layout.preferredWidth: 220 * Theme.unit
            text: qsTr("Your dice value")
            color: Theme.soft
        }
        Repeater {
            model: 11
            delegate: ActionButton {
                required property int index
                objectName: "dice-" + (index + 2)
                implicitWidth: Theme.touch * 1.1
                leftPadding: 2 * Theme.unit
                rightPadding: 2 * Theme.unit
                text: index + 2
                primary: entry.coach.dice === index + 2
                Accessible.checked: primary
                onClicked: entry.coach.setDice(index + 2)
            }
        }
        Words {
            visible: entry.coach.dice > 12
            text: entry.coach.dice
            color: Theme.lamp
            font.weight: Font.DemiBold
        }
    }
    RowLayout {
        visible: entry.coach.roleOpen
        spacing: 6 * Theme.unit
        Words {
            Layout.preferredWidth: 220 * Theme.unit
            text: qsTr("Your role")
            color: Theme.soft
        }
        Repeater {
            model: PersistentRows { list: [qsTr("If I attack"), qsTr("If I defend")] }
            delegate: ActionButton {
                required property int index
                required property string modelData
                required property bool shown
                visible: shown
                text: modelData
                primary: entry.coach.aggressor === (index === 0)
                Accessible.checked: primary
                onClicked: entry.coach.setAggressor(index === 0)
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Words {
            Layout.fillWidth: true
            text: qsTr("The cards in your hand")
            color: Theme.soft
        }
        ActionButton {
            objectName: "holdAll"
            quiet: true
            text: qsTr("All that are left")
            onClicked: entry.coach.holdAll()
        }
    }
    HandCards {
        Layout.fillWidth: true
        Layout.fillHeight: true
        cards: entry.coach.cards
        onHeld: (row, count) => entry.coach.hold(row, count)
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Words {
            Layout.fillWidth: true
            text: qsTr("None of this is saved.")
            color: Theme.soft
            font.pixelSize: Theme.smallSize
        }
        ActionButton {
            text: qsTr("Cancel")
            key: qsTr("Esc")
            quiet: true
            onClicked: entry.coach.close()
        }
        ActionButton {
            id: done
            objectName: "weigh"
            text: qsTr("Compare my cards")
            primary: true
            enabled: entry.coach.canAsk
            onClicked: entry.coach.askForAdvice()
        }
    }
}
