// One of many answers: its name, and below it the card's text or the reason why it is not available.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.Button {
    id: pick

    property string key: ""
    property string note: ""
    property string why: ""
    property string picture: ""
    property bool current: false
    property bool oneOf: false  // `current` marks the chosen one with a symbol

    enabled: why === ""
    implicitHeight: 96 * Theme.unit
    padding: 6 * Theme.unit
    leftPadding: 14 * Theme.unit
    focusPolicy: Qt.NoFocus
    Accessible.checkable: oneOf
    Accessible.checked: oneOf && current
    Accessible.name: Sentence.listed([Sentence.withoutMark(text), why === "" ? note : why])

    contentItem: Item {
        KeyHint {
            id: hint
            anchors.verticalCenter: parent.verticalCenter
            text: pick.key
            visible: pick.key !== ""
        }
        CardPicture {
            id: face
            anchors.left: hint.visible ? hint.right : parent.left
            anchors.leftMargin: hint.visible ? Theme.gap : 0
            anchors.verticalCenter: parent.verticalCenter
            height: visible ? parent.height : 0
            width: height * 63 / 88
            visible: pick.picture !== ""
            source: pick.picture
            opacity: pick.enabled ? 1 : 0.5
        }
        Column {
            anchors.left: face.visible ? face.right : hint.visible ? hint.right : parent.left
            anchors.leftMargin: face.visible || hint.visible ? Theme.gap : 0
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            Words {
                id: label
                width: parent.width
                text: pick.oneOf ? (pick.current ? "\u25cf  " : "\u25cb  ") + pick.text : pick.text
                color: pick.enabled ? Theme.ink : Theme.faint
                font.weight: Font.DemiBold
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.read(Theme.smallSize * 0.8)
                wrapMode: Text.NoWrap
            }
            Words {
                width: parent.width
                height: Math.min(implicitHeight, pick.availableHeight - label.height)
                visible: text !== ""
                text: pick.why === "" ? pick.note : pick.why
                color: pick.why === "" ? Theme.soft : Theme.faint
                font.pixelSize: Theme.read(Theme.smallSize * 0.95)
                font.italic: pick.why !== ""
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.read(Theme.smallSize * 0.75)
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: !pick.enabled ? "transparent" : pick.down ? Theme.line : Theme.raised
        border.color: pick.current || pick.hovered ? Theme.lamp : Theme.edge
        border.width: pick.current ? Theme.stroke(2) : Theme.hairline
    }
}
