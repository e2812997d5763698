// The last understood event, with a button to correct it.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: strip

    required property TableModel table
    property int lines: 2
    property bool told: true  // the event is written here
    property bool brief: false  // only the event, without "Recorded"
    property string outcome: ""  // what the event brought, to be written instead of it
    readonly property string recorded: qsTr("Recorded: %1").arg(table.understood)
    signal mendWanted()

    spacing: Theme.gap

    Rectangle {
        Layout.preferredWidth: 10 * Theme.unit
        Layout.preferredHeight: 10 * Theme.unit
        visible: strip.told || strip.table.sourceLive
        radius: width / 2
        color: strip.table.sourceLive ? Theme.lamp : "transparent"
        border.color: Theme.lamp
        border.width: Theme.hairline
        Accessible.ignored: true
    }
    Words {
        objectName: "recorded"
        Layout.fillWidth: true
        text: strip.table.errorText !== "" ? strip.table.errorText
            : strip.outcome !== "" ? strip.outcome
            : strip.table.understood === "" ? strip.table.sourceText
            : strip.brief ? strip.table.understood : strip.recorded
        color: strip.table.errorText !== "" ? Theme.warning : Theme.soft
        visible: strip.told
        font.pixelSize: Theme.playSize
        Layout.preferredHeight: strip.lines * 28 * Theme.unit
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.leastSize
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: strip.brief && text === strip.table.understood ? strip.recorded : text
    }
    PutBackButton { table: strip.table }
    LetHousePlayButton { table: strip.table }
    ActionButton {
        visible: strip.table.begun
        played: true
        text: qsTr("Fix a mistake")
        key: "N"
        Accessible.description: qsTr("Corrects an event or a number")
        onClicked: strip.mendWanted()
    }
}
