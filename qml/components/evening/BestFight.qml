// The fight people will talk about, and by what measure.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: panel

    required property var best  // map of measure, title, text and event
    readonly property bool filled: best.text !== ""
    signal lookWanted(int event)

    implicitHeight: content.implicitHeight + 2 * Theme.gap

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: 4 * Theme.unit
        Words {
            Layout.fillWidth: true
            text: panel.best.measure ?? ""
            color: Theme.soft
            font.pixelSize: Theme.smallSize
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Words {
            Layout.fillWidth: true
            text: panel.best.title ?? ""
            color: Theme.lamp
            font.weight: Font.DemiBold
        }
        Words {
            Layout.fillWidth: true
            text: panel.best.text ?? ""
        }
        ActionButton {
            text: qsTr("Watch")
            onClicked: panel.lookWanted(panel.best.event)
        }
    }
}
