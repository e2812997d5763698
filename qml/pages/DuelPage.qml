// The duel as it was judged: both sums side by side, every step with its rule, roles and scoring always in sight.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

FocusScope {
    id: page

    required property TableModel table
    required property HomeModel home
    required property WindowSettings settings
    signal pageWanted(string name)
    signal ruleWanted(string id)
    readonly property DuelModel duel: table.duel

    Nothing {
        anchors.centerIn: parent
        visible: page.duel.count === 0
        text: qsTr("No duel has been judged yet. When one is, every step of it is told here.")
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.margin
        visible: page.duel.count > 0

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                text: page.duel.verdict
                font.pixelSize: Theme.displaySize * 0.85
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.titleSize
            }
            Words {
                Layout.fillWidth: true
                text: page.duel.rolesText
                color: Theme.soft
            }
            Repeater {
                model: page.duel.clashes
                delegate: Panel {
                    required property var modelData
                    Layout.fillWidth: true
                    Layout.preferredHeight: head.implicitHeight + 2 * Theme.gap
                    ClashHead {
                        id: head
                        anchors.fill: parent
                        anchors.margins: Theme.gap
                        worths: parent.modelData
                    }
                }
            }
            ListView {
                id: steps
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                model: page.duel
                boundsBehavior: Flickable.StopAtBounds
                section.property: "clash"
                section.delegate: StepSection {}
                delegate: StepRow {
                    width: steps.width - 14 * Theme.unit
                    onRuleWanted: id => page.ruleWanted(id)
                }
                T.ScrollBar.vertical: ScrollMark {}
            }
        }

        ColumnLayout {
            Layout.preferredWidth: 300 * Theme.unit
            Layout.maximumWidth: 300 * Theme.unit
            Layout.fillHeight: true
            spacing: Theme.gap

            Repeater {
                model: page.duel.gains
                delegate: DuelGain {
                    required property var modelData
                    Layout.fillWidth: true
                    sums: modelData
                }
            }
            Item { Layout.fillHeight: true }
            ActionButton {
                Layout.fillWidth: true
                text: qsTr("Not so")
                key: qsTr("Ctrl Z")
                enabled: page.table.canTakeBack
                Accessible.description: qsTr("Takes back what was understood last")
                onClicked: page.table.takeBack()
            }
            ActionButton {
                Layout.fillWidth: true
                text: qsTr("Back to the table")
                key: qsTr("Esc")
                primary: true
                onClicked: page.pageWanted("table")
            }
        }
    }
}
