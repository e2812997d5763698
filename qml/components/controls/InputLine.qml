// An input field with one line.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.TextField {
    id: line

    implicitHeight: Theme.touch
    implicitWidth: 200 * Theme.unit
    leftPadding: 16 * Theme.unit
    rightPadding: 16 * Theme.unit
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.ink
    selectionColor: Theme.lamp
    selectedTextColor: Theme.lampInk
    placeholderTextColor: Theme.faint
    font.family: Theme.family
    font.pixelSize: Theme.bodySize
    selectByMouse: true
    Accessible.name: placeholderText

    Words {
        anchors.fill: parent
        anchors.leftMargin: line.leftPadding
        verticalAlignment: Text.AlignVCenter
        visible: line.text === ""
        text: line.placeholderText
        font: line.font
        color: Theme.faint
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.ground
        border.color: line.activeFocus ? Theme.lamp : Theme.edge
        border.width: line.activeFocus ? Theme.stroke(2) : Theme.hairline
    }
}
