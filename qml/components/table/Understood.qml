// What was just understood, with the way to put it right one tap away.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: strip

    required property TableModel table
    property int lines: 2
    signal mendWanted()

    spacing: Theme.gap

    Rectangle {
        Layout.preferredWidth: 10 * Theme.unit
        Layout.preferredHeight: 10 * Theme.unit
        radius: width / 2
        color: strip.table.sourceLive ? Theme.lamp : "transparent"
        border.color: Theme.lamp
        border.width: Theme.hairline
        Accessible.ignored: true
    }
    Words {
        Layout.fillWidth: true
        text: strip.table.trouble !== "" ? strip.table.trouble
            : strip.table.understood !== "" ? qsTr("Recorded: %1").arg(strip.table.understood) : strip.table.sourceText
        color: strip.table.trouble !== "" ? Theme.warning : Theme.soft
        font.pixelSize: Theme.playSize
        Layout.preferredHeight: strip.lines * 28 * Theme.unit
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.leastSize
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PutBackButton { table: strip.table }
    ActionButton {
        visible: strip.table.begun
        played: true
        text: qsTr("Fix a mistake")
        key: "N"
        Accessible.description: qsTr("Puts right what was understood, or a figure")
        onClicked: strip.mendWanted()
    }
}
