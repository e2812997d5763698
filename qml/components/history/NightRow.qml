// A night in the list: players, game and date, and how it ended or where it stopped.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: row

    required property string names
    required property string game
    required property string when
    required property string length
    required property string result
    required property string stood
    required property bool finished
    property bool current: false
    property bool focused: false
    signal picked()
    signal openWanted()

    implicitHeight: words.implicitHeight + 22 * Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.listed([names, game, when, length, result, stood])
    Accessible.selected: current
    Accessible.onPressAction: row.openWanted()

    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: 4 * Theme.unit
        radius: Theme.radius
        color: row.current ? Theme.raised : "transparent"
        border.color: row.current ? (row.focused ? Theme.ink : Theme.lamp) : "transparent"
        border.width: row.current && row.focused ? Theme.focusWidth : Theme.hairline
    }
    ColumnLayout {
        id: words
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -2 * Theme.unit
        anchors.leftMargin: 14 * Theme.unit
        anchors.rightMargin: 14 * Theme.unit
        spacing: 0
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            Words {
                Layout.fillWidth: true
                text: row.names
                font.weight: Font.DemiBold
                font.pixelSize: Theme.headingSize
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Chip {
                visible: !row.finished
                text: qsTr("not finished")
                ink: Theme.lamp
            }
        }
        Words {
            Layout.fillWidth: true
            text: row.result === "" ? "\u2026" : row.stood === "" ? row.result : row.stood
        }
        Words {
            Layout.fillWidth: true
            text: Sentence.beside([row.game, row.when, row.length])
            color: Theme.soft
            font.pixelSize: Theme.smallSize
        }
    }
    HoverHandler { id: pointer }
    Tip {
        wanted: pointer.hovered
        says: qsTr("Double click: open this night")
        key: row.current && row.focused ? qsTr("Enter") : ""
    }
    TapHandler {
        onTapped: row.picked()
        onDoubleTapped: row.openWanted()
    }
}
