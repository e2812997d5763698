// Enrols own cards: the live picture, the recognised card, its name. Enter accepts and continues.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property HomeModel home
    required property CameraList cameras
    required property EnrolModel enrol
    readonly property bool nightIsOn: table.begun && !table.finished
    readonly property bool running: enrol.running

    function leave() {
        enrol.end();
    }
    function takeBack(): bool {
        enrol.undo();
        return true;
    }

    Component.onCompleted: page.cameras.refresh()
    onRunningChanged: (running ? card : start).forceActiveFocus()

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.margin
        anchors.rightMargin: Theme.margin
        anchors.topMargin: Theme.gap
        anchors.bottomMargin: Theme.gap
        spacing: Theme.gap

        EnrolHead {
            Layout.fillWidth: true
            enrol: page.enrol
            onBackWanted: page.pageWanted("cards")
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.running
            spacing: Theme.margin

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gap
                EnrolView {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    enrol: page.enrol
                }
                EnrolPairs {
                    Layout.fillWidth: true
                    visible: page.enrol.pairs.length > 0
                    pairs: page.enrol.pairs
                }
                EnrolStrip {
                    Layout.fillWidth: true
                    visible: page.enrol.count > 1
                    enrol: page.enrol
                }
            }
            EnrolCard {
                id: card
                Layout.preferredWidth: 440 * Theme.unit
                Layout.maximumWidth: 440 * Theme.unit
                Layout.fillHeight: true
                focus: page.running
                enrol: page.enrol
            }
        }
        EnrolHabits {
            Layout.fillWidth: true
            visible: page.running
            enrol: page.enrol
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.running
            EnrolStart {
                id: start
                anchors.centerIn: parent
                width: Math.min(parent.width, 760 * Theme.unit)
                focus: !page.running
                enrol: page.enrol
                cameras: page.cameras
                nightIsOn: page.nightIsOn
                diceHidden: page.home.diceHidden
                onAsideWanted: page.home.putAside()
                onDiceTakenOut: page.home.diceAreOut()
            }
        }
    }
}
