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
    Flow {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.margin
        Repeater {
            model: entry.coach.cards
            delegate: RowLayout {
                id: card
                required property int index
                required property coachedCard modelData
                width: 380 * Theme.unit
                spacing: 6 * Theme.unit
                Words {
                    Layout.fillWidth: true
                    text: card.modelData.name
                    color: card.modelData.held > 0 ? Theme.ink : Theme.soft
                    font.weight: card.modelData.held > 0 ? Font.DemiBold : Font.Normal
                }
                ActionButton {
                    implicitWidth: Theme.touch
                    text: "\u2212"
                    enabled: card.modelData.held > 0
                    Accessible.name: qsTr("One %1 less").arg(card.modelData.name)
                    onClicked: entry.coach.hold(card.index, card.modelData.held - 1)
                }
                Words {
                    Layout.preferredWidth: Math.max(52 * Theme.unit, implicitWidth)
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("%1 of %2").arg(card.modelData.held).arg(card.modelData.most)
                    wrapMode: Text.NoWrap
                    color: card.modelData.held > 0 ? Theme.lamp : Theme.soft
                }
                ActionButton {
                    implicitWidth: Theme.touch
                    text: "+"
                    enabled: card.modelData.held < card.modelData.most
                    Accessible.name: qsTr("One %1 more").arg(card.modelData.name)
                    onClicked: entry.coach.hold(card.index, card.modelData.held + 1)
                }
            }
        }
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
