// The rules with more than one reading, each with the reading that the table has chosen.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property SetupModel setup

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 980 * Theme.unit)
    height: parent ? parent.height - 2 * Theme.margin : 0
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }

    contentItem: ColumnLayout {
        spacing: Theme.gap
        Heading {
            Layout.fillWidth: true
            text: Sentence.pair(qsTr("House rules"), dialog.setup.gameName)
        }
        Words {
            Layout.fillWidth: true
            text: qsTr("The recommended rulings apply until you change them here. Changes apply to new games.")
            color: Theme.soft
        }
        Flickable {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentHeight: rows.height
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollMark {}

            FollowFocus { view: list; around: Theme.gap }
            Column {
                id: rows
                width: list.width - 14 * Theme.unit
                spacing: 4 * Theme.unit
                Flow {
                    width: parent.width
                    visible: dialog.setup.parts.length > 0
                    spacing: Theme.gap
                    Repeater {
                        model: PersistentRows { list: dialog.setup.parts }
                        delegate: ActionButton {
                            required property namedOption modelData
                            required property bool shown
                            visible: shown
                            objectName: "part-" + modelData.id
                            text: (modelData.on ? "\u25cf  " : "\u25cb  ") + modelData.name
                            Accessible.name: modelData.on ? qsTr("%1: played with").arg(modelData.name) : qsTr("%1: left out").arg(modelData.name)
                            onClicked: dialog.setup.switchPart(modelData.id)
                        }
                    }
                }
                Repeater {
                    model: PersistentRows { list: dialog.setup.options }
                    delegate: ReadingRow {
                        id: row
                        required property houseRule modelData
                        required property bool shown
                        visible: shown
                        width: rows.width
                        option: modelData
                        onPicked: value => dialog.setup.setOption(option.key, value)
                    }
                }
            }
        }
        ActionButton {
            Layout.alignment: Qt.AlignHCenter
            objectName: "readingsDone"
            text: qsTr("Done")
            key: qsTr("Esc")
            primary: true
            focus: true
            onClicked: dialog.close()
        }
    }
}
