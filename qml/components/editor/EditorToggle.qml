// One of several options that can be chosen together.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: toggle

    property bool on: false

    implicitWidth: label.implicitWidth + 28 * Theme.unit
    implicitHeight: 42 * Theme.unit
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: on
    Keys.onReturnPressed: toggle.clicked()
    Keys.onEnterPressed: toggle.clicked()

    contentItem: Words {
        id: label
        text: (toggle.on ? "\u2713  " : "") + toggle.text
        font.pixelSize: Theme.smallSize
        font.weight: toggle.on ? Font.DemiBold : Font.Normal
        color: toggle.on ? Theme.ink : Theme.soft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }
    background: Rectangle {
        radius: height / 2
        color: toggle.on ? Theme.raised : "transparent"
        border.color: toggle.on ? Theme.lamp : Theme.edge
        border.width: toggle.on ? Theme.stroke(2) : Theme.hairline
        FocusRing { shown: toggle.visualFocus }
    }
}
