// One side of a clash: the card and what it is worth.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: side

    required property string seat
    property var worth: undefined
    property bool mirrored: false
    readonly property int align: mirrored ? Text.AlignRight : Text.AlignLeft

    spacing: 0

    Words {
        Layout.fillWidth: true
        horizontalAlignment: side.align
        text: side.worth ? side.worth.card : qsTr("No action")
        color: Theme.soft
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
    Text {
        Layout.fillWidth: true
        horizontalAlignment: side.align
        text: side.worth ? side.worth.figure : "\u2013"
        color: Theme.seatColor(side.seat)
        font.family: Theme.displayFamily
        font.pixelSize: Theme.titleSize * 1.2
        font.weight: Font.Bold
        elide: Text.ElideRight
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
