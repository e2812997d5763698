// Shown on pages with an uncovered camera picture, if a night is running or has left hidden dice: what to do
// first.
import QtQuick
import Lampkeeper

FocusScope {
    id: left

    required property bool nightIsOn
    required property bool diceHidden  // of an unfinished night
    signal asideWanted()
    signal diceTakenOut()

    visible: nightIsOn || diceHidden
    implicitHeight: (nightIsOn ? night : dice).implicitHeight

    HomeCard {
        id: night
        anchors.left: parent.left
        anchors.right: parent.right
        visible: left.nightIsOn
        title: qsTr("A game is in progress")
        text: qsTr("This shows everything the camera sees, even dice in the trays. Close the game first; you can continue a saved game from Home.")
        ActionButton {
            objectName: "putAside"
            text: qsTr("Close the game")
            primary: true
            focus: left.nightIsOn
            onClicked: left.asideWanted()
        }
    }
    HomeCard {
        id: dice
        anchors.left: parent.left
        anchors.right: parent.right
        visible: left.diceHidden && !left.nightIsOn
        title: qsTr("Your unfinished night has secret dice on the table")
        text: qsTr("This shows everything the camera sees. Take the dice out of the trays first, or continue that game.")
        ActionButton {
            objectName: "diceOut"
            text: qsTr("Dice removed")
            primary: true
            focus: left.diceHidden && !left.nightIsOn
            onClicked: left.diceTakenOut()
        }
    }
}
