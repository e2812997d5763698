// A rule or keyword in the list: its number or name, and the beginning of its text.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: row

    required property string entryId
    required property string title
    required property string says
    property bool current: false
    property bool focused: false
    signal picked()

    implicitHeight: content.implicitHeight + 20 * Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.joined([title, says])
    Accessible.selected: current
    Accessible.onPressAction: row.picked()

    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: 4 * Theme.unit
        radius: Theme.radius
        color: row.current ? Theme.raised : "transparent"
        border.color: row.current ? (row.focused ? Theme.ink : Theme.lamp) : "transparent"
        border.width: row.focused ? Theme.focusWidth : Theme.hairline
    }
    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: 12 * Theme.unit
        anchors.rightMargin: 12 * Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -2 * Theme.unit
        spacing: 0
        Words {
            Layout.fillWidth: true
            text: row.title
            font.weight: Font.DemiBold
        }
        Words {
            Layout.fillWidth: true
            text: row.says
            color: Theme.soft
            font.pixelSize: Theme.smallSize
        }
    }
    TapHandler { onTapped: row.picked() }
}
