// An example, worked out by the referee when it is shown: who plays what, then every step with its rule.
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
        model: example.steps
        delegate: RowLayout {
            required property var modelData
            Layout.fillWidth: true
            spacing: Theme.gap
            SeatBadge {
                opacity: modelData.seat === "" ? 0 : 1
                seat: modelData.seat === "" ? "A" : modelData.seat
                size: 24 * Theme.unit
                filled: false
            }
            Words {
                Layout.fillWidth: true
                text: modelData.says
                color: Theme.soft
            }
            Words {
                text: modelData.figure
                visible: text !== ""
                font.weight: Font.Bold
                color: modelData.seat === "" ? Theme.ink : Theme.seatColor(modelData.seat)
                wrapMode: Text.NoWrap
            }
            RuleChip {
                text: modelData.rule
                says: qsTr("Opens its text")
                onClicked: example.ruleWanted(modelData.rule)
            }
        }
    }
}
