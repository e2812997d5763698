// The duel: who attacks, the powers in order, and after the judgement the strengths of both sides and every
// step with its rule.

// In Qt 6.4 Loaders and sections of lists use a context of their own, which bound components do not allow.
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
    property bool listed: false  // the list of steps is shown instead of the cards

    Shortcut {
        sequence: "L"
        enabled: page.duel.count > 0
        onActivated: page.listed = !page.listed
    }

    Shortcut {
        sequence: "N"
        enabled: page.table.begun
        onActivated: page.mendWanted()
    }
    Nothing {
        anchors.centerIn: parent
        visible: !page.any
        text: qsTr("No duel yet. Once one is decided, every step is shown here.")
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

            DuelCaption {
                Layout.fillWidth: true
                duel: page.duel
                ruled: !page.listed
                onRuleAsked: (rule, text) => sheet.show(rule, text)
            }
            InitiativeRow {
                Layout.fillWidth: true
                duel: page.duel
            }
            DuelStage {
                Layout.fillWidth: true
                Layout.fillHeight: true
                objectName: "duelStage"
                visible: page.duel.count > 0 && !page.listed
                duel: page.duel
                aside: side.item as DuelAside
            }
            DuelHead {
                Layout.fillWidth: true
                visible: page.listed
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
                visible: page.duel.count > 0 && page.listed
                sourceComponent: ListView {
                    id: steps
                    objectName: "duelSteps"
                    clip: true
                    model: page.duel
                    currentIndex: -1  // the list itself has the focus, none of its items
                    boundsBehavior: Flickable.StopAtBounds
                    section.property: "section"
                    section.delegate: StepSection {}
                    // The newest step stays visible after layout changes, until people scroll back.
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
                        now: index === page.duel.shownSteps - 1 && !page.duel.allShown
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
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap
                DuelSteps { duel: page.duel }
                ActionButton {
                    visible: page.duel.count > 0
                    played: true
                    text: page.listed ? qsTr("Show the cards") : qsTr("Show the sums")
                    key: "L"
                    onClicked: page.listed = !page.listed
                }
                PutBackButton { table: page.table }
                ActionButton {
                    played: true
                    text: qsTr("Fix a mistake")
                    key: "N"
                    enabled: page.table.begun
                    Accessible.description: qsTr("Corrects an event or a number")
                    onClicked: page.mendWanted()
                }
            }
        }

        Later {
            id: side
            after: 1
            Layout.preferredWidth: 350 * Theme.unit
            Layout.maximumWidth: 350 * Theme.unit
            Layout.fillHeight: true
            sourceComponent: DuelAside {
                duel: page.duel
                onBackWanted: page.pageWanted(page.home.nightPage)
            }
        }
    }
    // Refusals and questions are shown here too, so that nobody has to return to the table page.
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
