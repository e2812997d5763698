// The best moves for the player who asked, with the chance to win and why; progress until they are known.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: panel

    required property MoveAdviceModel advice
    signal moveWanted(int row)
    readonly property bool thinks: panel.advice.stage === "thinking"

    spacing: Theme.gap
    Component.onCompleted: done.forceActiveFocus()

    Heading {
        Layout.fillWidth: true
        text: qsTr("For %1 only").arg(panel.advice.who)
    }
    Words {
        objectName: "adviceNote"
        Layout.fillWidth: true
        text: panel.thinks ? qsTr("The coach is thinking: %1 %").arg(panel.advice.progress) : panel.advice.note
        color: Theme.soft
    }
    Repeater {
        model: PersistentRows { list: panel.advice.moves }
        delegate: ColumnLayout {
            id: row
            required property int index
            required property advisedMove modelData
            required property bool shown
            visible: shown
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            spacing: 4 * Theme.unit
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.margin
                Words {
                    Layout.fillWidth: true
                    text: row.modelData.move
                    font.pixelSize: Theme.headingSize
                    font.weight: row.index === 0 ? Font.DemiBold : Font.Normal
                }
                Words {
                    text: qsTr("%1 \u2192 %2").arg(row.modelData.now).arg(row.modelData.then)
                    color: row.index === 0 ? Theme.lamp : Theme.ink
                    wrapMode: Text.NoWrap
                    Accessible.name: qsTr("Chance to win now %1, then %2").arg(row.modelData.now).arg(row.modelData.then)
                }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.margin
                Words {
                    Layout.fillWidth: true
                    text: Sentence.joined([row.modelData.doubt, row.modelData.why])
                    color: Theme.soft
                }
                ActionButton {
                    objectName: "beginMove" + row.index
                    visible: row.modelData.open
                    text: qsTr("Do it")
                    Accessible.description: qsTr("Begins this move at the table, where you confirm it")
                    onClicked: panel.moveWanted(row.index)
                }
            }
        }
    }
    Item { Layout.fillHeight: true }
    ActionButton {
        id: done
        objectName: "adviceDone"
        Layout.alignment: Qt.AlignRight
        text: panel.thinks ? qsTr("Stop") : qsTr("Done, everyone can look")
        key: qsTr("Esc")
        primary: true
        onClicked: panel.advice.close()
    }
}
