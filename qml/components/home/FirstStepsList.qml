// The steps before the first night, each ticked when it is done.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: list

    required property FirstSteps firstSteps
    required property WindowSettings settings
    required property Voice voice
    property bool first: true  // the next step is what to do next; otherwise something else on the page is
    signal pageWanted(string name)
    signal printWanted()

    function take(step: string) {
        if (step === "print")
            printWanted();
        else
            pageWanted(step === "learn" ? "learn" : "calibrate");
    }

    implicitHeight: column.implicitHeight

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 8 * Theme.unit

        Heading {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.gap
            text: list.firstSteps.left > 0 ? qsTr("Get ready") : qsTr("Everything is ready")
        }
        Repeater {
            model: PersistentRows { list: list.firstSteps.steps }
            delegate: FirstStepRow {
                required property firstStep modelData
                required property bool shown
                visible: shown
                objectName: "step-" + modelData.key
                Layout.fillWidth: true
                text: modelData.title
                about: modelData.text
                done: modelData.done
                next: modelData.next && list.first
                focus: modelData.next
                onClicked: list.take(modelData.key)
            }
        }
        ActionButton {
            objectName: "aloud"
            Layout.topMargin: Theme.gap
            visible: list.voice.canSpeak
            text: (list.settings.voice ? "\u25cf  " : "\u25cb  ") + qsTr("Read the steps aloud")
            Accessible.checkable: true
            Accessible.checked: list.settings.voice
            onClicked: {
                list.settings.voice = !list.settings.voice;
                list.voice.say(qsTr("Good evening. I'll be your referee tonight."));
            }
        }
        ActionButton {
            objectName: "stepsAway"
            text: list.firstSteps.left > 0 ? qsTr("Not now") : qsTr("Hide this list")
            quiet: list.firstSteps.left > 0
            Accessible.description: qsTr("The list can be shown again under Settings")
            onClicked: list.firstSteps.show(false)
        }
    }
}
