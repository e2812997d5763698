// A night from one player's point of view: result, opponents, class and date.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: row

    required property nightOfPlayer night
    property bool current: false
    property bool focused: false
    signal picked()
    signal openWanted()
    readonly property string ending: night.end === "won" ? qsTr("Won") : night.end === "lost" ? qsTr("Lost")
        : night.end === "drawn" ? qsTr("Drawn") : qsTr("Not finished")
    readonly property string against: night.others === "" ? "" : night.together ? qsTr("with %1").arg(night.others) : qsTr("against %1").arg(night.others)
    readonly property string headline: Sentence.beside([ending, against])
    readonly property string points: night.points === "" ? "" : qsTr("Points: %1").arg(night.points)

    implicitHeight: words.implicitHeight + 22 * Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentence.listed([ending, against, night.playsAs, points, night.game, night.when])
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
        Words {
            Layout.fillWidth: true
            text: row.headline
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Words {
            Layout.fillWidth: true
            text: Sentence.beside([row.night.playsAs, row.points])
            visible: text !== ""
        }
        Words {
            Layout.fillWidth: true
            text: Sentence.beside([row.night.game, row.night.when])
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
