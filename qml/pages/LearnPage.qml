// The list of lessons: goal, duration and progress of each, and the next one to take.
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
                width: list.width - 14 * Theme.unit
                current: ListView.isCurrentItem
                focused: list.activeFocus
                number: index + 1
                camera: page.cameras.chosen
                onChosen: list.currentIndex = index
                onWanted: source => page.take(lesson, source)
            }
            FollowFocus { view: list }
            Keys.onReturnPressed: page.take((currentItem as LessonRow).lesson, "")
            Keys.onEnterPressed: page.take((currentItem as LessonRow).lesson, "")
            Keys.onPressed: event => {
                const row = currentItem as LessonRow;
                event.accepted = event.key === Qt.Key_C && row !== null && row.mayLookOn;
                if (event.accepted)
                    page.take(row.lesson, page.cameras.chosen);
            }
        }
    }
}
