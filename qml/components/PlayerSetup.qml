// A player's name and class for a new night, and who starts.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: setup

    required property string seat
    required property string name
    required property var classes
    required property string playsAs
    required property bool starts
    signal named(string name)
    signal classPicked(string id)
    signal startsPicked()

    spacing: Theme.gap

    SeatBadge { seat: setup.seat }
    InputLine {
        Layout.fillWidth: true
        placeholderText: qsTr("Name")
        Accessible.name: qsTr("Name of player %1").arg(setup.seat)
        text: setup.name === setup.seat ? "" : setup.name
        maximumLength: 24
        onEditingFinished: setup.named(text)
    }
    Chooser {
        Layout.preferredWidth: 270 * Theme.unit
        label: qsTr("Class of player %1").arg(setup.seat)
        options: setup.classes
        chosen: setup.playsAs
        onPicked: id => setup.classPicked(id)
    }
    ActionButton {
        implicitWidth: 130 * Theme.unit
        text: (setup.starts ? "\u25cf  " : "\u25cb  ") + qsTr("Starts")
        primary: setup.starts
        Accessible.name: setup.starts ? qsTr("Player %1 starts").arg(setup.seat) : qsTr("Let player %1 start").arg(setup.seat)
        onClicked: setup.startsPicked()
    }
}
