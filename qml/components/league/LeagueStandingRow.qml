// A player's place in a league. The current one shows how it was computed.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: row

    required property leagueStanding standing
    property bool current: false
    property bool focused: false
    signal picked()
    signal moreWanted()

    objectName: "standing-" + standing.label
    implicitHeight: words.implicitHeight + 22 * Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.listed([standing.place + ".", standing.player, qsTr("%1 points").arg(standing.points), ...standing.steps])
    Accessible.selected: current

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
        anchors.leftMargin: 14 * Theme.unit
        anchors.rightMargin: 14 * Theme.unit
        spacing: 2 * Theme.unit
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            Words {
                Layout.preferredWidth: 58 * Theme.unit
                text: row.standing.place
                color: Theme.soft
                horizontalAlignment: Text.AlignRight
            }
            Words {
                Layout.fillWidth: true
                text: row.standing.player
                color: row.standing.dropped ? Theme.soft : Theme.ink
                font.weight: Font.DemiBold
                font.strikeout: row.standing.dropped
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Words {
                text: row.standing.about
                color: Theme.soft
            }
            Words {
                Layout.preferredWidth: 84 * Theme.unit
                text: row.standing.points
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignRight
            }
        }
        ActionButton {
            objectName: "more-" + row.standing.label
            Layout.leftMargin: 58 * Theme.unit + Theme.gap
            visible: row.current
            focusPolicy: Qt.NoFocus  // the list is one tab stop; its keys do what the buttons do
            key: row.focused ? qsTr("Enter") : ""
            text: qsTr("More about this player")
            onClicked: row.moreWanted()
        }
        Words {
            Layout.fillWidth: true
            Layout.leftMargin: 58 * Theme.unit + Theme.gap
            visible: row.current
            text: Array.from(row.standing.steps).join("\n")
            color: Theme.soft
            font.pixelSize: Theme.smallSize
        }
    }
    TapHandler {
        onTapped: row.picked()
    }
}
