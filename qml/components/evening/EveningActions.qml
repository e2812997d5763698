// Actions on a played night: play again, replay step by step, export.
import QtQuick
import Lampkeeper

Flow {
    id: actions

    required property EveningModel evening
    property bool mayPlay: false  // no other night is running, and this was no demo
    property bool over: false     // the night has just ended here
    property alias first: stepByStep
    signal stepsWanted()
    signal newWanted()

    spacing: Theme.gap

    ActionButton {
        objectName: "rematch"
        visible: actions.mayPlay && actions.evening.finished
        text: qsTr("Rematch")
        primary: true
        Accessible.description: qsTr("The same players at the same table; somebody else goes first")
        onClicked: actions.evening.playAgain()
    }
    ActionButton {
        objectName: "newNight"
        visible: actions.over
        text: qsTr("New night")
        onClicked: actions.newWanted()
    }
    ActionButton {
        id: stepByStep
        objectName: "stepByStep"
        text: qsTr("Step by step")
        key: qsTr("Space")
        primary: !(actions.mayPlay && actions.evening.finished)
        focus: true
        Accessible.description: qsTr("Shows the table as it was after every event")
        onClicked: actions.stepsWanted()
    }
    ActionButton {
        objectName: "sharePicture"
        text: qsTr("Share")
        Accessible.name: qsTr("Save as a picture to share")
        onClicked: actions.evening.save("picture")
    }
    ActionButton {
        objectName: "copyText"
        text: qsTr("Copy text")
        Accessible.description: qsTr("Who won, by what, and the moments of the night")
        onClicked: actions.evening.copyText()
    }
    ActionButton {
        text: qsTr("PDF")
        Accessible.name: qsTr("Save as PDF")
        onClicked: actions.evening.save("pdf")
    }
    ActionButton {
        text: qsTr("Text")
        Accessible.name: qsTr("Save as text")
        onClicked: actions.evening.save("text")
    }
    ActionButton {
        text: qsTr("Transcript")
        enabled: actions.evening.finished
        Accessible.name: qsTr("Save as a transcript that can be replayed")
        onClicked: actions.evening.save("json")
    }
}
