// One measure that the result depends on: each player's value, whether it decided, and a link to its rule.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Rectangle {
    id: row

    required property decider decider
    required property real valueWidth
    property bool opened: false

    implicitHeight: content.implicitHeight + 10 * Theme.unit
    radius: Theme.radius * 0.6
    color: decider.decides ? Theme.raised : "transparent"
    border.color: decider.decides ? Theme.lamp : "transparent"
    border.width: Theme.stroke(1.5)
    Accessible.role: Accessible.Grouping
    Accessible.name: Sentence.listed([decider.label, ...decider.values, decider.decides ? qsTr("decides") : qsTr("tied")])

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: 8 * Theme.unit
        spacing: 2 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            Words {
                Layout.fillWidth: true
                text: row.decider.decides ? "\u2713 " + row.decider.label : row.decider.label
                font.pixelSize: Theme.smallSize
                font.weight: row.decider.decides ? Font.DemiBold : Font.Normal
            }
            Repeater {
                model: PersistentRows { list: row.decider.values }
                delegate: Words {
                    required property string modelData
                    required property bool shown
                    visible: shown
                    Layout.preferredWidth: row.valueWidth
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                }
            }
            Item {
                Layout.preferredWidth: 64 * Theme.unit
                Layout.preferredHeight: chip.implicitHeight
                RuleChip {
                    id: chip
                    anchors.centerIn: parent
                    text: row.decider.rule
                    opened: row.opened
                    onClicked: row.opened = !row.opened
                }
            }
        }
        Words {
            Layout.fillWidth: true
            visible: row.opened
            text: row.decider.ruleText === "" ? qsTr("No text for this rule") : row.decider.ruleText
            color: Theme.soft
            font.pixelSize: Theme.smallSize
        }
    }
}
