// The standard button: primary, plain or quiet, with its shortcut.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.Button {
    id: button

    property string key: ""
    property string who: ""
    property string note: ""
    property real noteWidth: 10000  // longer notes are wrapped
    property bool wraps: false  // the width is fixed; a long text is wrapped
    property bool primary: false
    property bool quiet: false
    property bool played: false  // read from across the table
    property string tip: button.Accessible.description  // what the pointer is told; the key stands on the button
    property real noteSize: played ? Theme.besideSize : Theme.smallSize
    property bool offered: false  // one of several equal answers to the question on the screen
    property color accent: Theme.lamp

    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, 2 * Theme.touch)
    implicitHeight: Math.max(implicitContentHeight + topPadding + bottomPadding, Theme.touch)
    leftPadding: 18 * Theme.unit
    rightPadding: 18 * Theme.unit
    topPadding: 6 * Theme.unit
    bottomPadding: 6 * Theme.unit
    font.family: Theme.family
    font.pixelSize: played ? Theme.playSize : Theme.bodySize
    font.weight: primary ? Font.DemiBold : Font.Medium
    focusPolicy: Qt.StrongFocus
    Accessible.name: Sentence.listed([who, Sentence.withoutMark(text), note])
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    Tip {
        wanted: button.hovered
        says: button.tip
    }

    contentItem: Item {
        id: content
        readonly property real room: Math.max(1, width - (hint.visible ? hint.width + row.spacing : 0))
        implicitWidth: button.wraps ? 2 * Theme.touch : row.implicitWidth
        implicitHeight: row.implicitHeight
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 10 * Theme.unit
            KeyHint {
                id: hint
                anchors.verticalCenter: parent.verticalCenter
                text: button.key
                visible: button.key !== ""
                ink: button.offered ? Theme.lamp : label.color
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                Words {
                    text: button.who
                    visible: text !== ""
                    font.pixelSize: button.noteSize
                    color: button.primary && button.enabled ? Theme.lampInk : Theme.soft
                }
                Words {
                    id: label
                    width: button.wraps ? content.room : undefined
                    horizontalAlignment: button.wraps ? Text.AlignHCenter : Text.AlignLeft
                    text: button.text
                    font: button.font
                    color: !button.enabled ? Theme.faint : button.primary ? Theme.lampInk : Theme.ink
                }
                Words {
                    width: button.wraps ? content.room : Math.min(implicitWidth, button.noteWidth)
                    horizontalAlignment: button.wraps ? Text.AlignHCenter : Text.AlignLeft
                    text: button.note
                    visible: text !== ""
                    font.pixelSize: button.noteSize
                    color: !button.enabled ? Theme.faint : button.primary ? Theme.lampInk : Theme.soft
                }
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: !button.enabled ? "transparent"
             : button.primary ? (button.down ? Qt.darker(button.accent, 1.15) : button.accent)
             : button.down ? Theme.line : button.quiet ? "transparent" : Theme.raised
        border.color: button.enabled && (button.hovered || button.offered) ? Theme.lamp : button.quiet || button.primary ? "transparent" : Theme.edge
        border.width: button.offered ? Theme.stroke(2) : Theme.hairline
        FocusRing { shown: button.visualFocus }
    }
}
