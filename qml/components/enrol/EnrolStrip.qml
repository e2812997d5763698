// The cards before the camera, if there are several. A tap or Page Up and Down selects one.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Lampkeeper

ListView {
    id: strip

    required property EnrolModel enrol

    implicitHeight: 52 * Theme.unit
    orientation: ListView.Horizontal
    spacing: 8 * Theme.unit
    clip: true
    model: enrol
    currentIndex: enrol.current
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Cards in front of the camera")

    delegate: T.AbstractButton {
        id: entry
        required property int index
        required property string name
        required property bool taught
        required property bool current
        required property bool sound

        implicitHeight: strip.height
        implicitWidth: label.implicitWidth + 28 * Theme.unit
        focusPolicy: Qt.NoFocus
        Accessible.name: Sentence.listed([index + 1, name === "" ? qsTr("no name yet") : name, taught ? qsTr("taught") : "",
                                          sound ? "" : qsTr("the picture could be better")])
        onClicked: strip.enrol.current = index
        contentItem: Words {
            id: label
            text: (entry.index + 1) + "  " + (entry.taught ? "\u2713 " : "") + (entry.name === "" ? "?" : entry.name) + (entry.sound ? "" : "  !")
            color: entry.taught ? Theme.soft : Theme.ink
            font.weight: entry.current ? Font.DemiBold : Font.Normal
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
        }
        background: Rectangle {
            radius: Theme.radius
            color: entry.taught ? "transparent" : Theme.raised
            border.color: entry.current ? Theme.lamp : Theme.edge
            border.width: entry.current ? Theme.stroke(2) : Theme.hairline
        }
    }
}
