// An example, computed by the referee when it is shown: who plays which card, then every step with its rule.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: example

    required property string setting
    required property list<shownStep> steps
    signal ruleWanted(string id)

    spacing: 6 * Theme.unit

    Words {
        width: example.width
        text: qsTr("Worked out just now")
        color: Theme.lamp
        font.pixelSize: Theme.smallSize
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Words {
        width: example.width
        visible: text !== ""
        text: example.setting
    }
    Repeater {
        model: PersistentRows { list: example.steps }
        delegate: Item {
            id: step
            required property shownStep modelData
            required property bool shown
            visible: shown
            width: example.width
            height: Math.max(badge.height, says.height, chip.height)
            SeatBadge {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                opacity: step.modelData.seat === "" ? 0 : 1
                seat: step.modelData.seat === "" ? "A" : step.modelData.seat
                size: 24 * Theme.unit
                filled: false
            }
            Words {
                id: says
                anchors.verticalCenter: parent.verticalCenter
                x: badge.width + Theme.gap
                width: Math.max(0, (figure.visible ? figure.x : chip.x) - Theme.gap - x)
                text: step.modelData.says
                color: Theme.soft
            }
            Words {
                id: figure
                anchors.verticalCenter: parent.verticalCenter
                x: chip.x - width - Theme.gap
                text: step.modelData.figure
                visible: text !== ""
                font.weight: Font.Bold
                color: step.modelData.seat === "" ? Theme.ink : Theme.seatColor(step.modelData.seat)
                wrapMode: Text.NoWrap
            }
            RuleChip {
                id: chip
                anchors.verticalCenter: parent.verticalCenter
                x: step.width - width
                text: step.modelData.rule
                says: qsTr("Opens its text")
                onClicked: example.ruleWanted(step.modelData.rule)
            }
        }
    }
}
