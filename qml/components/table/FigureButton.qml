// A number above its name, large enough for the far end of the table.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: figure

    required property string label
    required property int value
    property bool small: false
    property color tint: Theme.ink

    implicitHeight: number.height + name.height + name.anchors.topMargin
    implicitWidth: Math.max(number.implicitWidth, name.implicitWidth)
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("%1: %2").arg(label).arg(value)
    Accessible.description: qsTr("Correct it")
    Keys.onReturnPressed: figure.clicked()

    contentItem: Item {
        Text {
            id: number
            anchors.top: parent.top
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: figure.value
            color: figure.tint
            font.family: Theme.displayFamily
            font.pixelSize: Theme.figureSize * (figure.small ? 0.6 : 1)
            font.weight: Font.Bold
            lineHeight: 0.9
        }
        Words {
            id: name
            anchors.top: number.bottom
            anchors.topMargin: -number.height * 0.16  // digits leave this much free below them
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: figure.label
            color: Theme.soft
            font.pixelSize: figure.small ? Theme.besideSize : Theme.playSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: figure.small ? Theme.read(0.6 * Theme.leastSize) : Theme.leastSize
            wrapMode: Text.NoWrap
        }
    }
    background: Item {
        FocusRing { shown: figure.visualFocus; anchors.margins: -2 * Theme.unit }
    }
}
