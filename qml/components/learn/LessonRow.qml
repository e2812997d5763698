// A lesson in the list. The current one shows its goal and how to start it.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: row

    required property string lesson
    required property string title
    required property string goal
    required property int minutes
    required property int steps
    required property int at
    required property bool finished
    required property bool byTaps  // it uses no camera
    property bool current: false
    property bool focused: false  // its list has the focus
    readonly property bool mayLookOn: camera !== "" && !byTaps
    property int number: 1
    property string camera: ""  // the camera that would watch; empty: none available
    readonly property string standing: finished ? qsTr("Done")
                                     : at > 0 ? qsTr("Step %1 of %2").arg(at + 1).arg(steps)
                                     : qsTr("%n minutes", "", minutes)
    signal chosen()
    signal wanted(string source)

    implicitHeight: content.implicitHeight + 2 * Theme.gap
    focusPolicy: Qt.ClickFocus  // Tab stops at the list only
    Accessible.name: qsTr("Lesson %1: %2").arg(number).arg(title)
    Accessible.description: standing
    onClicked: chosen()

    background: Rectangle {
        radius: Theme.radius
        color: row.current ? Theme.raised : Theme.panel
        border.color: row.current || row.hovered ? Theme.lamp : Theme.edge
        border.width: Theme.hairline
        FocusRing { anchors.margins: 0; shown: row.activeFocus }
    }

    contentItem: Item {
        RowLayout {
            id: content
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: Theme.margin
            anchors.rightMargin: Theme.margin
            spacing: Theme.margin

            Rectangle {
                implicitWidth: 44 * Theme.unit
                implicitHeight: implicitWidth
                radius: width / 2
                color: row.finished ? Theme.lamp : "transparent"
                border.color: Theme.lamp
                border.width: Theme.stroke(2)
                Words {
                    anchors.centerIn: parent
                    text: row.finished ? "\u2713" : row.number
                    color: row.finished ? Theme.lampInk : Theme.lamp
                    font.weight: Font.DemiBold
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 2 * Theme.unit
                Heading {
                    Layout.fillWidth: true
                    text: row.title
                    font.pixelSize: Theme.headingSize
                }
                Words {
                    Layout.fillWidth: true
                    visible: row.current
                    text: row.goal
                    color: Theme.soft
                }
            }
            Words {
                text: row.standing
                color: row.finished || row.at > 0 ? Theme.lamp : Theme.soft
                wrapMode: Text.NoWrap
            }
            ActionButton {
                visible: row.current
                focusPolicy: Qt.NoFocus  // the list is one tab stop; its keys do what the buttons do
                key: row.focused ? qsTr("Enter") : ""
                primary: true
                text: row.at > 0 ? qsTr("Continue by tapping") : qsTr("By tapping")
                onClicked: row.wanted("")
            }
            ActionButton {
                objectName: "withCamera"
                visible: row.current && row.mayLookOn
                focusPolicy: Qt.NoFocus
                key: row.focused ? "C" : ""
                text: row.at > 0 ? qsTr("Continue with the camera") : qsTr("With the camera")
                onClicked: row.wanted(row.camera)
            }
        }
    }
}
