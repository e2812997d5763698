// What the night is played with, and how the table reads the rules that are open.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Flow {
    id: options

    required property HomeModel home

    spacing: Theme.gap

    component Part: ActionButton {
        required property string part
        readonly property bool on: options.home.options.some(each => each.key === part && each.chosen === "on")
        property string label
        text: (on ? "\u25cf  " : "\u25cb  ") + label
        Accessible.name: on ? qsTr("%1: played with").arg(label) : qsTr("%1: left out").arg(label)
        onClicked: options.home.setOption(part, on ? "off" : "on")
    }

    Part {
        part: "locations"
        label: qsTr("Locations")
    }
    Part {
        part: "powers"
        label: qsTr("Powers")
    }
    ActionButton {
        text: qsTr("How we read the rules")
        note: options.home.optionsSet === 0 ? qsTr("as recommended") : qsTr("%n set otherwise", "", options.home.optionsSet)
        onClicked: readings.open()
    }
    ReadingsDialog {
        id: readings
        objectName: "readings"
        home: options.home
    }
}
