// The number of a rule. A tap opens its text.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: chip

    property bool opened: false
    property bool played: false  // read from across the table
    property string says: opened ? qsTr("Closes its text") : qsTr("Opens its text")  // what a tap does

    implicitWidth: label.implicitWidth + 16 * Theme.unit
    implicitHeight: Math.max(label.implicitHeight + 6 * Theme.unit, Theme.leastTouch)
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("Rule %1").arg(text)
    Accessible.description: says
    Keys.onReturnPressed: chip.clicked()

    contentItem: Words {
        id: label
        text: chip.text
        color: chip.opened ? Theme.lampInk : Theme.lamp
        font.pixelSize: chip.played ? Theme.besideSize : Theme.smallSize
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }
    background: Rectangle {
        radius: 6 * Theme.unit
        color: chip.opened ? Theme.lamp : "transparent"
        border.color: Theme.lamp
        border.width: Theme.hairline
        FocusRing { shown: chip.visualFocus }
    }
}
