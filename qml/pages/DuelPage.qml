// The duel: who attacks, the powers in their order, and once it is judged both sums side by side and every step with its rule.

// Qt 6.4 shows what a Loader loads, and the sections of a list, in a context of its own, which bound components refuse.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property HomeModel home
    night: table
    readonly property DuelModel duel: table.duel
    readonly property bool any: duel.count > 0 || duel.rolesText !== ""

    Shortcut {
        sequence: "N"
        enabled: page.table.begun
        onActivated: page.mendWanted()
    }
    Nothing {
        anchors.centerIn: parent
        visible: !page.any
        text: qsTr("No duel has begun yet. When one is judged, every step of it is told here.")
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        anchors.topMargin: Theme.gap
        anchors.bottomMargin: Theme.gap
        spacing: Theme.margin
        visible: page.any

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            DuelHead {
                Layout.fillWidth: true
                duel: page.duel
            }
            InitiativeRow {
                Layout.fillWidth: true
                duel: page.duel
            }
            Loader {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: active
                active: page.duel.count === 0
                sourceComponent: NextStep {
                    table: page.table
                }
            }
            Later {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: page.duel.count > 0
                sourceComponent: ListView {
                    id: steps
                    objectName: "duelSteps"
                    clip: true
                    model: page.duel
                    currentIndex: -1  // none has the keyboard rather than all of it
                    boundsBehavior: Flickable.StopAtBounds
                    section.property: "section"
                    section.delegate: StepSection {}
                    // The newest step stays in sight, whatever else is laid out anew, until somebody looks back.
                    property bool follows: true
                    function follow() {
                        if (follows)
                            positionViewAtEnd();
                    }
                    onMovementEnded: follows = atYEnd
                    onCountChanged: {
                        follows = true;
                        follow();
                    }
                    onHeightChanged: follow()
                    onContentHeightChanged: follow()
                    delegate: StepRow {
                        required property int index
                        width: steps.width - 14 * Theme.unit
                        now: index === page.duel.told - 1 && !page.duel.toldAll
                        onRuleAsked: (rule, text) => sheet.show(rule, text)
                    }
                    activeFocusOnTab: reading.scrolls
                    Keys.forwardTo: [reading]
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Steps of the duel")
                    T.ScrollBar.vertical: ScrollMark {}

                    ScrollKeys {
                        id: reading
                        view: steps
                        onScrolled: steps.follows = steps.atYEnd
                    }
                    FollowFocus { view: steps }
                }
            }
            RowLayout {
                Layout.fillWidth: true
                Layout.fillHeight: false
                spacing: Theme.gap
                DuelSteps {
                    Layout.fillWidth: true
                    duel: page.duel
                }
                Item {
                    Layout.fillWidth: true
                    visible: page.duel.count === 0
                }
                PutBackButton { table: page.table }
                ActionButton {
                    played: true
                    text: qsTr("Fix a mistake")
                    key: "N"
                    enabled: page.table.begun
                    Accessible.description: qsTr("Puts right what was understood, or a figure")
                    onClicked: page.mendWanted()
                }
            }
        }

        Later {
            after: 1
            Layout.preferredWidth: 350 * Theme.unit
            Layout.maximumWidth: 350 * Theme.unit
            Layout.fillHeight: true
            sourceComponent: ColumnLayout {
                spacing: Theme.gap

                Repeater {
                    model: KeptRows { list: page.duel.gains }
                    delegate: DuelGain {
                        required property var modelData
                        required property bool shown
                        visible: shown
                        Layout.fillWidth: true
                        sums: modelData
                    }
                }
                Item { Layout.fillHeight: true }
                ActionButton {
                    Layout.fillWidth: true
                    played: true
                    text: qsTr("Back to the table")
                    key: qsTr("Esc")
                    primary: true
                    onClicked: page.pageWanted(page.home.nightPage)
                }
            }
        }
    }
    // Nobody need go back to the table to see that something is asked or refused.
    Notice {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin + (page.any ? 350 * Theme.unit + Theme.margin : 0)
        anchors.bottomMargin: Theme.touch + 2 * Theme.gap
        table: page.table
        keysOn: page.table.entry === ""
    }
    OpenRule {
        id: sheet
        onWanted: rule => page.ruleWanted(rule)
    }
}
