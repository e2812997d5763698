// The coach on the shared screen: what to do with which dice, from what everybody knows. Players compare it
// with their own dice.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property CoachModel coach
    required property OwnCoachModel ownCoach
    required property MoveAdviceModel moveAdvice
    required property HelpModel help

    function leave() {
        page.ownCoach.close();
        page.moveAdvice.close();
    }
    function goBack(): bool {
        if (page.ownCoach.stage === "" && page.moveAdvice.stage === "")
            return false;
        page.leave();
        return true;
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.margin

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            Heading { text: qsTr("Coach") }
            Words {
                Layout.fillWidth: true
                visible: page.coach.roles.length > 0
                text: qsTr("Uses only what both players know. Check your own dice in secret.")
                color: Theme.soft
            }
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true

                Nothing {
                    anchors.centerIn: parent
                    visible: page.coach.roles.length === 0
                    text: page.coach.busy ? qsTr("One moment: the coach is thinking") : page.coach.quiet
                }
                Flickable {
                    id: reading
                    anchors.fill: parent
                    clip: true
                    contentHeight: panels.implicitHeight
                    boundsBehavior: Flickable.StopAtBounds
                    T.ScrollBar.vertical: ScrollMark {}

                    FollowFocus { view: reading }
                    ColumnLayout {
                        id: panels
                        width: reading.width - 14 * Theme.unit
                        spacing: Theme.gap
                        Repeater {
                            model: PersistentRows { list: page.coach.roles }
                            delegate: CoachRole {
                                required property advisedRole modelData
                                required property bool shown
                                visible: shown
                                Layout.fillWidth: true
                                role: modelData
                            }
                        }
                    }
                }
            }
        }
        ColumnLayout {
            Layout.preferredWidth: 380 * Theme.unit
            Layout.maximumWidth: 380 * Theme.unit
            Layout.fillHeight: true
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                text: qsTr("How much to explain")
                font.pixelSize: Theme.headingSize
            }
            HelpChooser {
                Layout.fillWidth: true
                help: page.help
            }
            Repeater {
                model: PersistentRows { list: [...page.coach.left] }
                delegate: Words {
                    required property string modelData
                    required property bool shown
                    visible: shown
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap
                    text: modelData
                    color: Theme.soft
                }
            }
            Item { Layout.fillHeight: true }
            Repeater {
                model: PersistentRows { list: page.moveAdvice.learners }
                delegate: ActionButton {
                    required property learner modelData
                    required property bool shown
                    visible: shown
                    objectName: "advise-" + modelData.seat
                    Layout.fillWidth: true
                    text: qsTr("%1: what could I do?").arg(modelData.name)
                    Accessible.description: qsTr("The best moves and your chance to win. Everyone else, look away first")
                    onClicked: page.moveAdvice.open(modelData.seat)
                }
            }
            Repeater {
                model: PersistentRows { list: page.ownCoach.learners }
                delegate: ActionButton {
                    required property learner modelData
                    required property bool shown
                    visible: shown
                    objectName: "own-" + modelData.seat
                    Layout.fillWidth: true
                    text: qsTr("%1: use my real hand").arg(modelData.name)
                    Accessible.description: qsTr("Everyone else, look away first")
                    onClicked: page.ownCoach.open(modelData.seat)
                }
            }
            ActionButton {
                Layout.fillWidth: true
                text: qsTr("Back to the table")
                key: qsTr("Esc")
                primary: true
                focus: true
                onClicked: page.pageWanted("table")
            }
        }
    }

    OwnCoach {
        anchors.fill: parent
        anchors.margins: Theme.gap
        visible: page.ownCoach.stage !== ""
        coach: page.ownCoach
    }
    MoveAdvice {
        anchors.fill: parent
        anchors.margins: Theme.gap
        visible: page.moveAdvice.stage !== ""
        advice: page.moveAdvice
        onMoveWanted: row => {
            if (page.moveAdvice.begin(row))
                page.pageWanted("table");
        }
    }
}
