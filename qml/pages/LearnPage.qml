// The list of lessons with duration and progress of each, and beside it the chosen one's goal and its start.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property LessonList lessons
    required property LessonModel lesson
    required property CameraList cameras
    required property TableModel table
    required property HomeModel home
    property string waiting: ""  // the lesson that starts with the camera once no hidden dice are before it
    readonly property bool nightIsOn: table.begun && !table.finished
    readonly property bool free: !nightIsOn && !home.diceHidden
    readonly property LessonRow chosen: list.currentItem as LessonRow
    readonly property bool mayLookOn: cameras.chosen !== "" && chosen !== null && !chosen.byTaps

    onFreeChanged: if (free && waiting !== "") take(waiting, cameras.chosen)

    // Opening this page leaves the lesson; it continues where it was.
    Component.onCompleted: {
        page.lesson.end();
        page.cameras.refresh();
    }

    function take(id: string, source: string) {
        if (source !== "" && !free) {
            waiting = id;
            left.forceActiveFocus();
            return;
        }
        page.lesson.begin(id, source);
        page.pageWanted("lesson");
    }
    function takeChosen(watched: bool) {
        if (chosen !== null)
            take(chosen.lesson, watched ? cameras.chosen : "");
    }
    function goBack(): bool {
        if (waiting === "")
            return false;
        waiting = "";
        list.forceActiveFocus();
        return true;
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            Heading { text: qsTr("Learn") }
            Words {
                Layout.fillWidth: true
                text: page.lessons.finished === 0 ? qsTr("After the first three you can play.")
                                                  : qsTr("%1 of %2 done").arg(page.lessons.finished).arg(page.lessons.count)
                color: Theme.soft
            }
            DropList {
                Layout.fillWidth: false
                Layout.preferredWidth: 400 * Theme.unit
                label: qsTr("Game")
                name: "game"
                visible: options.length > 1
                options: page.lessons.games
                chosen: page.lessons.game
                onPicked: id => page.lessons.game = id
            }
        }
        LeftNight {
            id: left
            Layout.fillWidth: true
            visible: page.waiting !== ""
            nightIsOn: page.nightIsOn
            diceHidden: page.home.diceHidden
            onAsideWanted: page.home.putAside()
            onDiceTakenOut: page.home.diceAreOut()
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.margin

            ListView {
                id: list
                objectName: "lessonList"
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                focus: true
                spacing: 6 * Theme.unit
                cacheBuffer: 0  // another game may have fewer lessons: no row may still be under construction then
                model: page.lessons
                currentIndex: page.lessons.next
                onCurrentIndexChanged: page.waiting = ""
                boundsBehavior: Flickable.StopAtBounds
                activeFocusOnTab: true
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Learn")
                keyNavigationEnabled: true
                highlightMoveDuration: Theme.quick
                T.ScrollBar.vertical: ScrollMark {}
                delegate: LessonRow {
                    required property int index
                    objectName: "lesson-" + lesson
                    width: list.width - 14 * Theme.unit
                    current: ListView.isCurrentItem
                    number: index + 1
                    onChosen: list.currentIndex = index
                }
                FollowFocus { view: list }
                Keys.onReturnPressed: page.takeChosen(false)
                Keys.onEnterPressed: page.takeChosen(false)
                Keys.onPressed: event => {
                    event.accepted = event.key === Qt.Key_C && page.mayLookOn;
                    if (event.accepted)
                        page.takeChosen(true);
                }
            }
            LessonDetails {
                Layout.preferredWidth: 400 * Theme.unit
                Layout.maximumWidth: 400 * Theme.unit
                Layout.fillHeight: true
                visible: page.chosen !== null
                title: page.chosen?.title ?? ""
                goal: page.chosen?.goal ?? ""
                begun: (page.chosen?.at ?? 0) > 0
                keysOn: list.activeFocus
                mayLookOn: page.mayLookOn
                onWanted: watched => page.takeChosen(watched)
            }
        }
    }
}
