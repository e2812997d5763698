// The result of a night: winner, deciding measure, moments, charts and story, for viewing and export.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property HomeModel home
    required property EveningModel evening
    required property ReplayModel replay
    required property BlunderModel blunders
    required property MistakeModel mistakes

    // On a night that has just ended, undo takes back its last event, and play continues.
    function takeBack(): bool {
        if (!evening.live || !table.finished)
            return true;
        table.takeBack();
        pageWanted("table");
        return true;
    }
    function lookAt(event: int) {
        replay.goTo(event);
        pageWanted("replay");
    }

    Connections {
        target: page.evening
        function onBusyChanged() {
            if (!page.evening.busy)
                actions.first.forceActiveFocus();
        }
    }

    Nothing {
        anchors.centerIn: parent
        visible: !page.evening.filled || page.evening.busy
        text: page.evening.busy ? qsTr("One moment") : qsTr("No night has ended yet. Past nights are under History.")
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap
        visible: page.evening.filled && !page.evening.busy

        EveningHead {
            Layout.fillWidth: true
            evening: page.evening
        }
        EveningActions {
            id: actions
            Layout.fillWidth: true
            focus: true
            evening: page.evening
            mayPlay: (!page.table.begun || page.table.finished) && !(page.evening.live && page.home.demo)
            over: page.evening.live && page.table.finished
            onStepsWanted: page.lookAt(0)
            onNewWanted: page.pageWanted("setup")
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.margin

            Flickable {
                id: thoughts
                objectName: "thoughts"
                Layout.preferredWidth: 5
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                contentHeight: why.height
                boundsBehavior: Flickable.StopAtBounds
                activeFocusOnTab: reading.scrolls
                Keys.forwardTo: [reading]
                Accessible.role: Accessible.Pane
                Accessible.name: qsTr("What decided it, and moments to learn from")
                T.ScrollBar.vertical: ScrollMark {}

                ScrollKeys { id: reading; view: thoughts }
                FollowFocus { view: thoughts }
                Column {
                    id: why
                    width: thoughts.width - 14 * Theme.unit
                    spacing: Theme.gap
                    DeciderTable {
                        width: why.width
                        visible: page.evening.deciders.length > 0
                        evening: page.evening
                    }
                    MomentList {
                        width: why.width
                        visible: page.evening.moments.length > 0
                        moments: page.evening.moments
                        onLookWanted: event => page.lookAt(event)
                    }
                    Blunders {
                        width: why.width
                        visible: page.blunders.decisions.length > 0
                        blunders: page.blunders
                    }
                    Mistakes {
                        width: why.width
                        visible: page.mistakes.stage !== ""
                        mistakes: page.mistakes
                        onLookWanted: event => page.lookAt(event)
                    }
                }
            }
            ChartList {
                Layout.preferredWidth: 5
                Layout.fillWidth: true
                Layout.fillHeight: true
                charts: page.evening.charts
            }
            StoryList {
                Layout.preferredWidth: 5
                Layout.fillWidth: true
                Layout.fillHeight: true
                story: page.evening.story
                onLookWanted: event => page.lookAt(event)
            }
        }
    }
    SavedNote {
        objectName: "saved"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.margin
        text: page.evening.message
        file: page.evening.savedFile
    }
}
