// One check of the table: symbol and name, what was found, and what to do.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: row

    required property tableCheck check
    readonly property bool bad: check.state === "bad"

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: Sentence.pair(check.name, Sentence.joined([check.found, check.cure]))

    Text {
        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: 24 * Theme.unit
        horizontalAlignment: Text.AlignHCenter
        text: row.bad ? "!" : row.check.state === "good" ? "\u2713" : "\u2013"
        color: row.bad ? Theme.warning : row.check.state === "good" ? Theme.lamp : Theme.faint
        font.family: Theme.displayFamily
        font.pixelSize: row.bad ? Theme.headingSize : Theme.bodySize
        font.weight: Font.Bold
        Accessible.ignored: true
    }
    Column {
        Layout.fillWidth: true
        Words {
            width: parent.width
            text: row.check.found
            color: row.bad ? Theme.ink : Theme.soft
            font.pixelSize: row.bad ? Theme.bodySize : Theme.smallSize
            font.weight: row.bad ? Font.DemiBold : Font.Normal
        }
        Words {
            width: parent.width
            visible: text !== ""
            text: row.check.cure
            color: Theme.warning
            font.pixelSize: Theme.smallSize
        }
    }
}
