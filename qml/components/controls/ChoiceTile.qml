// An available answer: in the player's colour, with the picture of its card, its effect, and its key.
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

T.Button {
    id: tile

    property string seat: ""     // the player whose answer it is; empty: anybody's
    property string who: ""      // the player's name, for screen readers
    property string key: ""
    property string note: ""     // its effect
    property string picture: ""
    property bool byHand: false  // something has to be entered first
    property bool low: false     // there are many answers
    property bool slim: false    // its height is given: the label shrinks to fit, and the note has no room
    readonly property color tint: seat === "" ? Theme.lamp : Theme.seatColor(seat)

    implicitHeight: Math.max((low ? 48 : 64) * Theme.unit, words.implicitHeight + 2 * padding)
    padding: (slim ? 2 : low ? 4 : 8) * Theme.unit
    leftPadding: 18 * Theme.unit
    rightPadding: 12 * Theme.unit
    focusPolicy: Qt.StrongFocus
    Accessible.name: Sentence.listed([who, text, note])
    Keys.onReturnPressed: tile.clicked()
    Keys.onEnterPressed: tile.clicked()

    // The preferred width is that of the text without line breaks.
    readonly property real faceHeight: picture === "" ? 0 : (low ? 42 : 58) * Theme.unit
    readonly property real beforeWords: (key === "" ? 0 : hint.implicitWidth + 10 * Theme.unit) + (picture === "" ? 0 : faceHeight * 63 / 88 + 10 * Theme.unit)
    implicitWidth: leftPadding + rightPadding + beforeWords + Math.max(names.widthOf(text), Math.min(notes.widthOf(note), 260 * Theme.unit)) + 2 * Theme.unit

    // The width at which the label has one line.
    readonly property real wholeWidth: leftPadding + rightPadding + beforeWords + names.widthOf(text) + 8 * Theme.unit
    // The width at which the label has two lines in small letters.
    readonly property real leastWidth: leftPadding + rightPadding + beforeWords + Math.max(0.7 * smallNames.widthOf(text), smallNames.widestWord(text)) + 8 * Theme.unit

    Letters {
        id: smallNames
        font.pixelSize: Theme.read(0.85 * Theme.leastSize)
        font.weight: Font.DemiBold
    }
    Letters {
        id: names
        font: label.font
    }
    Letters {
        id: notes
        font: about.font
    }

    contentItem: Item {
        KeyHint {
            id: hint
            anchors.verticalCenter: parent.verticalCenter
            text: tile.key
            visible: text !== ""
            ink: tile.tint
        }
        CardPicture {
            id: face
            anchors.verticalCenter: parent.verticalCenter
            x: hint.visible ? hint.width + 10 * Theme.unit : 0
            visible: tile.picture !== ""
            height: tile.faceHeight
            width: height * 63 / 88
            source: tile.picture
        }
        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: tile.beforeWords
            width: parent.width - x
            Words {
                id: label
                width: parent.width
                text: tile.text
                font.pixelSize: tile.slim ? Theme.playSize : tile.low ? Theme.leastSize : Theme.headingSize
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                height: tile.slim ? tile.height - 2 * tile.padding : implicitHeight
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: tile.slim ? Text.Fit : Text.FixedSize
                lineHeight: tile.slim ? 0.85 : 1
                minimumPixelSize: Theme.read(0.7 * Theme.leastSize)
            }
            Words {
                id: about
                width: parent.width
                visible: text !== "" && !tile.slim
                text: tile.note
                color: Theme.soft
                font.pixelSize: Theme.leastSize
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: tile.down ? Theme.line : Theme.raised
        border.color: tile.hovered ? Theme.ink : tile.byHand ? Theme.edge : tile.tint
        border.width: Theme.stroke(tile.byHand ? 1 : 2)
        Rectangle {
            x: 6 * Theme.unit
            anchors.verticalCenter: parent.verticalCenter
            width: 5 * Theme.unit
            height: parent.height - 16 * Theme.unit
            radius: width / 2
            color: tile.tint
        }
        FocusRing { shown: tile.visualFocus }
    }
}
