// A question about the rules, the rule that it decides, and the chosen reading.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: row

    required property houseRule option
    readonly property bool segments: option.several || option.readings.length < 4  // few enough to be shown side by side
    signal picked(string value)
    signal ruleWanted(string id)

    implicitHeight: column.implicitHeight + 14 * Theme.unit

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: 4
                spacing: 0
                Words {
                    Layout.fillWidth: true
                    text: row.option.question
                    color: row.option.set ? Theme.ink : Theme.soft
                }
                Words {
                    Layout.fillWidth: true
                    visible: row.option.rule !== ""
                    text: row.option.ruleSays !== "" ? row.option.rule + "  " + row.option.ruleSays : row.option.rule
                    color: Theme.faint
                    font.pixelSize: Theme.smallSize
                }
            }
            DropList {
                visible: !row.option.several && !row.segments
                Layout.fillWidth: true
                Layout.preferredWidth: 5
                label: row.option.question
                options: row.option.readings
                chosen: row.option.several ? "" : row.option.chosen
                wraps: true
                onPicked: id => row.picked(id)
            }
            Words {
                visible: row.option.several
                Layout.fillWidth: true
                Layout.preferredWidth: 5
                horizontalAlignment: Text.AlignHCenter
                text: row.option.chosen === "" ? qsTr("Nothing") : row.option.chosen
                font.weight: Font.DemiBold
            }
        }
        Flow {
            Layout.fillWidth: true
            visible: row.segments
            spacing: 6 * Theme.unit
            Repeater {
                model: PersistentRows { list: row.segments ? row.option.readings : [] }
                delegate: ActionButton {
                    required property namedOption modelData
                    required property bool shown
                    visible: shown
                    text: (modelData.on ? "\u25cf  " : "\u25cb  ") + modelData.name
                    font.pixelSize: Theme.smallSize
                    primary: modelData.on && !row.option.several
                    Accessible.checkable: true
                    Accessible.checked: modelData.on
                    onClicked: row.picked(modelData.id)
                }
            }
        }
    }
}
