// A choice from many: shows the current one and opens a list with a search. With the keyboard, Enter opens
// it, typing searches, arrow keys and Enter choose, Esc closes it.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

T.Button {
    id: pick

    required property string label
    property list<namedOption> choices
    property string chosen: ""
    property string prompt: ""  // shown instead of the choice
    property bool plain: false  // it adds an item
    signal picked(string id)
    readonly property int at: prompt !== "" ? -1 : Array.from(choices).findIndex(choice => choice.id === chosen)

    implicitWidth: Math.max(110 * Theme.unit, content.implicitWidth + leftPadding + rightPadding)
    implicitHeight: 42 * Theme.unit
    leftPadding: 14 * Theme.unit
    rightPadding: 12 * Theme.unit
    font.family: Theme.family
    font.pixelSize: Theme.smallSize
    focusPolicy: Qt.StrongFocus
    Accessible.name: prompt !== "" ? prompt : Sentence.pair(label, content.shown)
    onClicked: list.open()
    Keys.onReturnPressed: list.open()
    Keys.onEnterPressed: list.open()
    Keys.onDownPressed: list.open()

    contentItem: RowLayout {
        id: content
        readonly property string shown: pick.at >= 0 ? pick.choices[pick.at].name : pick.chosen
        spacing: 8 * Theme.unit
        Words {
            Layout.fillWidth: true
            text: pick.prompt !== "" ? (pick.plain ? "+  " : "") + pick.prompt : content.shown
            color: pick.plain ? Theme.soft : Theme.ink
            font.pixelSize: Theme.smallSize
            font.weight: pick.plain ? Font.Normal : Font.DemiBold
            wrapMode: Text.NoWrap
        }
        Words {
            text: "\u25be"
            color: Theme.faint
            font.pixelSize: Theme.smallSize
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radius * 0.7
        color: pick.down ? Theme.line : pick.plain ? "transparent" : Theme.raised
        border.color: pick.hovered ? Theme.lamp : Theme.edge
        border.width: Theme.hairline
        FocusRing { shown: pick.visualFocus }
    }

    OnDemand {
        id: list
        sourceComponent: EditorChoices {
            title: pick.prompt !== "" ? pick.prompt : pick.label
            label: pick.label
            choices: pick.choices
            chosen: pick.chosen
            marked: pick.prompt === ""
            onPicked: id => pick.picked(id)
            onClosed: pick.forceActiveFocus()
        }
    }
}
