// An example, worked out by the referee when it is shown: who plays what, then every step with its rule.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: example

    required property string setting
    required property var steps  // maps of seat, says, figure, rule
    signal ruleWanted(string id)

    spacing: 6 * Theme.unit

    Words {
        Layout.fillWidth: true
        text: qsTr("Worked out just now")
        color: Theme.lamp
        font.pixelSize: Theme.smallSize
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Words {
        Layout.fillWidth: true
        visible: text !== ""
        text: example.setting
    }
    Repeater {
        model: KeptRows { list: example.steps }
        delegate: RowLayout {
            id: step
            required property var modelData
            required property bool shown
            visible: shown
            Layout.fillWidth: true
            spacing: Theme.gap
            SeatBadge {
                opacity: step.modelData.seat === "" ? 0 : 1
                seat: step.modelData.seat === "" ? "A" : step.modelData.seat
                size: 24 * Theme.unit
                filled: false
            }
            Words {
                Layout.fillWidth: true
                text: step.modelData.says
                color: Theme.soft
            }
            Words {
                text: step.modelData.figure
                visible: text !== ""
                font.weight: Font.Bold
                color: step.modelData.seat === "" ? Theme.ink : Theme.seatColor(step.modelData.seat)
                wrapMode: Text.NoWrap
            }
            RuleChip {
                text: step.modelData.rule
                says: qsTr("Opens its text")
                onClicked: example.ruleWanted(step.modelData.rule)
            }
        }
    }
}
