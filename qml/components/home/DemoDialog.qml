// Chooses the game of a demo.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property list<namedOption> demos
    required property string usual  // the game that has the focus
    signal picked(string game)

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 720 * Theme.unit)
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }

    contentItem: ColumnLayout {
        spacing: Theme.gap
        Heading {
            Layout.fillWidth: true
            text: qsTr("Watch a demo")
        }
        Words {
            Layout.fillWidth: true
            text: qsTr("Made-up players at a drawn table. The first time, the program learns the cards while the demo begins.")
            color: Theme.soft
        }
        Repeater {
            model: PersistentRows { list: dialog.demos }
            delegate: ActionButton {
                required property namedOption modelData
                required property bool shown
                visible: shown
                objectName: "demo-" + modelData.id
                Layout.fillWidth: true
                wraps: true
                focus: modelData.id === dialog.usual
                text: modelData.name
                note: modelData.about
                onClicked: {
                    dialog.close();
                    dialog.picked(modelData.id);
                }
            }
        }
        ActionButton {
            text: qsTr("Close")
            key: qsTr("Esc")
            quiet: true
            onClicked: dialog.close()
        }
    }
}
