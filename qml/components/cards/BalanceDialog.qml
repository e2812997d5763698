// The balance of a game: who plays how many games, how far that is, and the report as a picture.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property BalanceModel balance

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 1180 * Theme.unit)
    height: parent ? parent.height - 2 * Theme.margin : 0
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }
    onOpened: balance.open()

    component Choice: ColumnLayout {
        id: choice
        required property string label
        required property list<namedOption> options
        required property string chosen
        required property string name
        signal picked(string id)
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spacing: 2 * Theme.unit
        enabled: !dialog.balance.running
        Words {
            text: choice.label
            color: Theme.soft
            Accessible.ignored: true
        }
        DropList {
            Layout.fillWidth: true
            label: choice.label
            name: choice.name
            options: choice.options
            chosen: choice.chosen
            onPicked: id => choice.picked(id)
        }
    }

    contentItem: ColumnLayout {
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            text: qsTr("Balance of a game")
        }
        Words {
            Layout.fillWidth: true
            text: qsTr("The program plays the game against itself, also with your own cards: who wins, which cards do, which decisions matter.")
            color: Theme.soft
        }
        GridLayout {
            Layout.fillWidth: true
            columns: dialog.width > 900 * Theme.unit ? 4 : 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap
            Choice {
                label: qsTr("Game")
                name: "balanceGame"
                options: dialog.balance.games
                chosen: dialog.balance.game
                onPicked: id => dialog.balance.game = id
            }
            Choice {
                label: qsTr("Who plays")
                name: "balancePace"
                options: dialog.balance.paces
                chosen: dialog.balance.pace
                onPicked: id => dialog.balance.pace = id
            }
            Choice {
                label: qsTr("How often")
                name: "balanceAmount"
                options: dialog.balance.amounts
                chosen: dialog.balance.amount
                onPicked: id => dialog.balance.amount = id
            }
            Choice {
                label: qsTr("Compare a house rule")
                name: "balanceRule"
                options: dialog.balance.houseRules
                chosen: dialog.balance.compared
                onPicked: id => dialog.balance.compared = id
            }
        }
        Flickable {
            id: report
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentHeight: picture.height
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The report")
            Accessible.description: dialog.balance.message
            Keys.onUpPressed: contentY = Math.max(0, contentY - 60 * Theme.unit)
            Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + 60 * Theme.unit))
            ScrollBar.vertical: ScrollMark {}
            Image {
                id: picture
                objectName: "balancePicture"
                width: report.width - 14 * Theme.unit
                height: implicitWidth > 0 ? width * implicitHeight / implicitWidth : 0
                source: dialog.balance.picture
                asynchronous: true
                mipmap: true
            }
            FocusRing { shown: report.activeFocus }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 6 * Theme.unit
            radius: height / 2
            color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("%1 % of the games played").arg(dialog.balance.played)
            Rectangle {
                width: parent.width * dialog.balance.played / 100
                height: parent.height
                radius: height / 2
                color: Theme.lamp
                Accessible.ignored: true
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(Theme.touch, 2 * line.height)
            spacing: Theme.gap
            FontMetrics {
                id: line
                font: said.font
            }
            Words {
                id: said
                objectName: "balanceSaid"
                Layout.fillWidth: true
                text: dialog.balance.running ? qsTr("Playing: %1 %").arg(dialog.balance.played) : dialog.balance.message
                color: Theme.soft
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            ActionButton {
                objectName: "balanceShow"
                visible: dialog.balance.openable
                text: qsTr("Show in folder")
                onClicked: dialog.balance.showInFolder()
            }
            ActionButton {
                objectName: "balanceStart"
                primary: true
                focus: true
                enabled: dialog.balance.ready
                text: dialog.balance.running ? qsTr("Stop") : qsTr("Play")
                Accessible.description: qsTr("Stopped games go on where they were")
                onClicked: dialog.balance.running ? dialog.balance.stop() : dialog.balance.start()
            }
            ActionButton {
                text: qsTr("Close")
                key: qsTr("Esc")
                quiet: true
                onClicked: dialog.close()
            }
        }
    }
}
