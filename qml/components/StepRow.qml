// One step of the judgement: whom it concerns, what happens, its number, and the rule it rests on.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: row

    required property string seat
    required property string says
    required property string figure
    required property string rule
    required property string ruleText
    property bool opened: false
    signal ruleWanted(string id)

    implicitHeight: content.implicitHeight + 8 * Theme.unit

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            SeatBadge {
                opacity: row.seat === "" ? 0 : 1
                seat: row.seat === "" ? "A" : row.seat
                size: 26 * Theme.unit
                filled: false
            }
            Words {
                Layout.fillWidth: true
                text: row.says
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Words {
                text: row.figure
                visible: text !== ""
                font.pixelSize: Theme.headingSize
                font.weight: Font.Bold
                color: row.seat === "" ? Theme.ink : Theme.seatColor(row.seat)
                wrapMode: Text.NoWrap
            }
            RuleChip {
                text: row.rule
                opened: row.opened
                onClicked: row.opened = !row.opened
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: 26 * Theme.unit + Theme.gap
            visible: row.opened
            spacing: Theme.gap
            Words {
                Layout.fillWidth: true
                text: row.ruleText
                color: Theme.soft
                font.pixelSize: Theme.smallSize
            }
            RuleChip {
                text: qsTr("Read on")
                Accessible.name: qsTr("Rule %1 among the rules").arg(row.rule)
                says: qsTr("Opens the page of rules, with an example")
                onClicked: row.ruleWanted(row.rule)
            }
        }
    }
}
