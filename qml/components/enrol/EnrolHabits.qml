// The options of enrolling: automatic or by hand, in the order of the pack or not, faces or backs; and undo.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: bar

    required property EnrolModel enrol

    spacing: Theme.gap

    Habit {
        label: qsTr("Hands-free")
        on: bar.enrol.handsFree
        Accessible.description: qsTr("A known card that lies still is accepted without a key press")
        onClicked: bar.enrol.handsFree = !bar.enrol.handsFree
    }
    Habit {
        label: qsTr("Go in pack order")
        on: bar.enrol.inOrder
        Accessible.description: qsTr("Asks for the cards the camera cannot name yet, one by one")
        onClicked: bar.enrol.inOrder = !bar.enrol.inOrder
    }
    Habit {
        label: qsTr("These are card backs")
        on: bar.enrol.backs
        onClicked: bar.enrol.backs = !bar.enrol.backs
    }
    Words {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignRight
        text: bar.enrol.last !== "" ? qsTr("Taught: %1").arg(bar.enrol.last) : ""
        color: Theme.soft
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.read(0.6 * Theme.smallSize)
        Layout.preferredHeight: Theme.touch
        verticalAlignment: Text.AlignVCenter
    }
    ActionButton {
        text: qsTr("Undo")
        key: qsTr("Ctrl Z")
        enabled: bar.enrol.canUndo
        Accessible.description: qsTr("Undoes the last card you taught")
        onClicked: bar.enrol.undo()
    }

    component Habit: ActionButton {
        property bool on: false
        property string label
        text: (on ? "\u25cf  " : "\u25cb  ") + label
        Accessible.name: on ? qsTr("%1: on").arg(label) : qsTr("%1: off").arg(label)
    }
}
