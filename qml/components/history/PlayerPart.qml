// A part of a player's page: its heading and its lines.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: part

    required property string title
    required property var lines  // maps of label, value, note and picture

    visible: lines.length > 0
    implicitHeight: content.implicitHeight + 2 * Theme.gap

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: 6 * Theme.unit
        Words {
            Layout.fillWidth: true
            text: part.title
            color: Theme.lamp
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            model: PersistentRows { list: part.lines }
            delegate: PlayerLine {
                required property var modelData
                required property bool shown
                visible: shown
                Layout.fillWidth: true
                label: modelData.label
                value: modelData.value
                note: modelData.note ?? ""
                picture: modelData.picture ?? ""
            }
        }
    }
}
