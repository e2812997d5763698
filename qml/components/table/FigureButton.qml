// A number with its name, as large as the far end of the table needs it.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: figure

    required property string label
    required property int value
    property bool big: false
    property bool small: false
    property color tint: Theme.ink

    implicitHeight: number.implicitHeight
    implicitWidth: number.implicitWidth + name.implicitWidth + 30 * Theme.unit
    focusPolicy: Qt.StrongFocus
    Accessible.name: qsTr("%1: %2").arg(label).arg(value)
    Accessible.description: qsTr("Correct it")
    Keys.onReturnPressed: figure.clicked()

    contentItem: Item {
        Words {
            id: name
            anchors.left: parent.left
            anchors.baseline: number.baseline
            text: figure.label
            color: Theme.soft
            wrapMode: Text.NoWrap
        }
        Text {
            id: number
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: figure.value
            color: figure.tint
            font.family: Theme.displayFamily
            font.pixelSize: Theme.figureSize * (figure.big ? 1.05 : figure.small ? 0.5 : 0.76)
            font.weight: Font.Bold
            lineHeight: 0.9
        }
    }
    background: Item {
        FocusRing { shown: figure.visualFocus; anchors.margins: -4 * Theme.unit }
    }
}
