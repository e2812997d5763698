// What is seldom needed at the table: ending the hints, phones, the window for spectators, giving up.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Lampkeeper

Popup {
    id: menu

    required property TableModel table
    property bool hintsShown: false   // those of the first turn
    property bool phonesShown: false  // a button beside the menu leads there
    signal hintsEndWanted()
    signal phonesWanted()
    signal spectatorsWanted()

    parent: Overlay.overlay
    x: parent ? parent.width - width - Theme.margin : 0
    y: parent ? parent.height - height - 84 * Theme.unit : 0
    width: 420 * Theme.unit
    modal: true
    focus: true
    padding: Theme.gap
    background: Panel { border.color: Theme.lamp }

    contentItem: Column {
        spacing: 0.5 * Theme.gap
        focus: true
        ActionButton {
            width: parent.width
            visible: menu.hintsShown
            text: qsTr("No hints")
            onClicked: {
                menu.close();
                menu.hintsEndWanted();
            }
        }
        ActionButton {
            width: parent.width
            visible: !menu.phonesShown
            text: qsTr("Phones")
            onClicked: {
                menu.close();
                menu.phonesWanted();
            }
        }
        ActionButton {
            width: parent.width
            focus: true
            text: qsTr("Window for spectators")
            key: qsTr("Ctrl T")
            onClicked: {
                menu.close();
                menu.spectatorsWanted();
            }
        }
        Repeater {
            model: PersistentRows { list: menu.table.choices.endings }
            delegate: ActionButton {
                required property endingChoice modelData
                required property bool shown
                objectName: "end" + modelData.seat
                visible: shown
                width: parent ? parent.width : 0
                text: Sentence.pair(modelData.who, modelData.label)
                onClicked: {
                    menu.close();
                    menu.table.choose(modelData.row);
                }
            }
        }
        ActionButton {
            width: parent.width
            quiet: true
            text: qsTr("Back")
            key: qsTr("Esc")
            onClicked: menu.close()
        }
    }
}
