// A lesson in the list: its number, name and progress. Every row stays as high as it is when it is chosen.
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
    property int number: 1
    readonly property string standing: finished ? qsTr("Done")
                                     : at > 0 ? qsTr("Step %1 of %2").arg(at + 1).arg(steps)
                                     : qsTr("%n minutes", "", minutes)
    signal chosen()

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
            Heading {
                Layout.fillWidth: true
                text: row.title
                font.pixelSize: Theme.headingSize
            }
            Words {
                text: row.standing
                color: row.finished || row.at > 0 ? Theme.lamp : Theme.soft
                wrapMode: Text.NoWrap
            }
        }
    }
}
