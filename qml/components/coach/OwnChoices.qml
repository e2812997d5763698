// The value of each choice for the player who asked: one sentence of advice, and the figures.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

ColumnLayout {
    id: panel

    required property OwnCoachModel coach

    spacing: Theme.gap
    Component.onCompleted: done.forceActiveFocus()

    Heading {
        Layout.fillWidth: true
        text: qsTr("For %1 only").arg(panel.coach.who)
    }
    Words {
        Layout.fillWidth: true
        visible: text !== ""
        text: panel.coach.busy ? qsTr("One moment: the coach is thinking") : panel.coach.says
        font.pixelSize: Theme.headingSize
    }
    Line {
        figures: [qsTr("you score"), qsTr("they score"), qsTr("you deal"), qsTr("you take"), qsTr("you win"), qsTr("mix")]
        title: qsTr("On average")
        strong: false
    }
    ListView {
        id: list
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: 4 * Theme.unit
        boundsBehavior: Flickable.StopAtBounds
        model: panel.coach.choices
        T.ScrollBar.vertical: ScrollMark {}
        delegate: Line {
            required property coachedChoice modelData
            width: list.width
            title: modelData.actions
            figures: [modelData.points, modelData.theirs, modelData.dealt, modelData.taken, modelData.win, modelData.mix]
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Item { Layout.fillWidth: true }
        ActionButton {
            text: qsTr("Other cards")
            onClicked: panel.coach.again()
        }
        ActionButton {
            id: done
            objectName: "ownDone"
            text: qsTr("Done, everyone can look")
            key: qsTr("Esc")
            primary: true
            onClicked: panel.coach.close()
        }
    }

    component Line: RowLayout {
        id: line

        required property string title
        required property list<string> figures
        property bool strong: true

        spacing: Theme.gap
        Words {
            Layout.fillWidth: true
            text: line.title
            color: line.strong ? Theme.ink : Theme.soft
            font.weight: line.strong ? Font.DemiBold : Font.Normal
        }
        Repeater {
            model: PersistentRows { list: [...line.figures] }
            delegate: Words {
                required property string modelData
                required property bool shown
                visible: shown
                Layout.preferredWidth: 128 * Theme.unit
                Layout.maximumWidth: 128 * Theme.unit
                horizontalAlignment: Text.AlignRight
                text: modelData
                color: Theme.soft
                font.pixelSize: line.strong ? Theme.bodySize : Theme.smallSize
            }
        }
    }
}
