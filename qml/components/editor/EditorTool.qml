// A small button with a symbol.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: tool

    required property string says   // what it does, for tip and screen reader

    implicitWidth: Math.max(36 * Theme.unit, Theme.leastTouch)
    implicitHeight: implicitWidth
    focusPolicy: Qt.StrongFocus
    Accessible.name: says
    Keys.onReturnPressed: tool.clicked()
    Keys.onEnterPressed: tool.clicked()

    Tip {
        wanted: tool.hovered
        says: tool.says
    }

    contentItem: Words {
        text: tool.text
        color: !tool.enabled ? Theme.line : tool.hovered ? Theme.lamp : Theme.soft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: Theme.radius * 0.6
        color: tool.down ? Theme.line : "transparent"
        FocusRing { anchors.margins: 0; shown: tool.visualFocus }
    }
}
