// One step before the first night: whether it is done, its title, its reason.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

T.AbstractButton {
    id: row

    required property string about
    required property bool done
    required property bool next

    implicitHeight: content.implicitHeight + 20 * Theme.unit
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: Sentence.listed([text, done ? qsTr("done") : about])
    Keys.onReturnPressed: row.clicked()
    Keys.onEnterPressed: row.clicked()

    contentItem: Item {
        RowLayout {
            id: content
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.leftMargin: 14 * Theme.unit
            anchors.rightMargin: 14 * Theme.unit
            spacing: Theme.gap
            Words {
                Layout.preferredWidth: 24 * Theme.unit
                horizontalAlignment: Text.AlignHCenter
                text: row.done ? "\u2713" : "\u25cb"
                color: row.next ? Theme.lampInk : row.done ? Theme.lamp : Theme.soft
                font.pixelSize: Theme.headingSize
                font.weight: Font.Bold
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                Words {
                    Layout.fillWidth: true
                    text: row.text
                    color: row.next ? Theme.lampInk : row.done ? Theme.soft : Theme.ink
                    font.weight: Font.DemiBold
                }
                Words {
                    Layout.fillWidth: true
                    visible: !row.done
                    text: row.about
                    color: row.next ? Theme.lampInk : Theme.soft
                    font.pixelSize: Theme.smallSize
                }
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: row.next ? (row.down ? Qt.darker(Theme.lamp, 1.15) : Theme.lamp) : row.down ? Theme.line : Theme.panel
        border.color: row.hovered ? Theme.lamp : row.next ? "transparent" : Theme.edge
        border.width: Theme.hairline
        FocusRing { shown: row.visualFocus }
    }
}
