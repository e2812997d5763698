// One step of the judgement: its player, its sentence, its number, and its rule.
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
    property bool now: false  // the step shown last
    signal ruleAsked(string rule, string text)

    implicitHeight: content.implicitHeight + 8 * Theme.unit

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: -8 * Theme.unit
        radius: Theme.radius * 0.6
        color: Theme.raised
        visible: row.now
    }
    RowLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.rightMargin: 4 * Theme.unit
        spacing: Theme.gap
        SeatBadge {
            opacity: row.seat === "" ? 0 : 1
            seat: row.seat === "" ? "A" : row.seat
            size: 36 * Theme.unit
            filled: false
        }
        Words {
            Layout.fillWidth: true
            text: row.says
            font.pixelSize: Theme.playSize
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Words {
            text: row.figure
            visible: text !== ""
            font.pixelSize: 24 * Theme.text
            font.weight: Font.Bold
            color: row.seat === "" ? Theme.ink : Theme.seatColor(row.seat)
            wrapMode: Text.NoWrap
        }
        RuleChip {
            text: row.rule
            played: true
            onClicked: row.ruleAsked(row.rule, row.ruleText)
        }
    }
}
