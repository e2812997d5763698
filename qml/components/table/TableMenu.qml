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
    readonly property bool manyMay: table.choices.endings.length > 1  // give up
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
        Words {
            width: parent.width
            visible: menu.manyMay
            text: qsTr("Who gives up?")
            color: Theme.soft
            font.pixelSize: Theme.playSize
        }
        Repeater {
            model: PersistentRows { list: menu.table.choices.endings }
            delegate: ActionButton {
                required property endingChoice modelData
                required property bool shown
                objectName: "end" + modelData.seat
                visible: shown
                width: parent ? parent.width : 0
                text: menu.manyMay ? modelData.who : Sentence.pair(modelData.who, modelData.label)
                Accessible.description: modelData.label
                onClicked: {
                    menu.close();
                    menu.table.giveUp(modelData.place);
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
