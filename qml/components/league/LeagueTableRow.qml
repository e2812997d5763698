// A table of a league round: its players and its result.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: row

    required property leagueTable match
    property bool current: false
    property bool focused: false
    signal picked()
    signal playWanted()
    signal decideWanted()

    objectName: "table-" + match.table
    implicitHeight: Math.max(words.implicitHeight, play.visible ? play.implicitHeight : 0) + 22 * Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.pair(qsTr("Table %1").arg(match.table), match.says)
    Accessible.selected: current

    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: 4 * Theme.unit
        radius: Theme.radius
        color: row.current ? Theme.raised : "transparent"
        border.color: row.current ? (row.focused ? Theme.ink : Theme.lamp) : "transparent"
        border.width: row.current && row.focused ? Theme.focusWidth : Theme.hairline
    }
    TapHandler {
        onTapped: row.picked()
    }
    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: 14 * Theme.unit
        anchors.rightMargin: 14 * Theme.unit
        spacing: Theme.gap
        ColumnLayout {
            id: words
            Layout.fillWidth: true
            spacing: 0
            Words {
                Layout.fillWidth: true
                text: qsTr("Table %1").arg(row.match.table)
                color: Theme.soft
                font.pixelSize: Theme.smallSize
            }
            Words {
                Layout.fillWidth: true
                text: row.match.says
                font.weight: row.match.open ? Font.DemiBold : Font.Normal
            }
            // The list is one tab stop: its keys do what the buttons of its rows do.
            Flow {
                Layout.fillWidth: true
                Layout.topMargin: 4 * Theme.unit
                visible: row.current && (row.match.open || row.match.second !== "")
                spacing: Theme.gap
                ActionButton {
                    objectName: row.current ? "playAt-" + row.match.table : ""
                    visible: row.match.open
                    focusPolicy: Qt.NoFocus
                    key: row.focused ? qsTr("Enter") : ""
                    text: qsTr("Play here")
                    onClicked: row.playWanted()
                }
                ActionButton {
                    objectName: "decide-" + row.match.table
                    visible: row.match.second !== ""
                    focusPolicy: Qt.NoFocus
                    key: row.focused ? "D" : ""
                    text: row.match.open ? qsTr("Enter the result") : qsTr("Change the result")
                    Accessible.description: qsTr("An organiser enters or corrects the result")
                    onClicked: row.decideWanted()
                }
            }
        }
        ActionButton {
            id: play
            objectName: row.current ? "" : "playAt-" + row.match.table
            visible: row.match.open && !row.current
            focusPolicy: Qt.NoFocus
            text: qsTr("Play here")
            onClicked: row.playWanted()
        }
    }
}
