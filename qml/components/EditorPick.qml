// One of many words: shows the chosen one; opens a list that is searched by typing. By keyboard alone: Enter
// opens it, letters search, arrows and Enter take, Esc leaves it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

T.Button {
    id: pick

    required property string label
    property var choices: []        // maps of id and name
    property string chosen: ""
    property string prompt: ""      // shown instead of what is chosen
    property bool plain: false      // it adds something
    signal picked(string id)
    readonly property var at: choices.find(choice => choice.id === chosen)

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
        readonly property string shown: pick.at ? pick.at.name : pick.chosen
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
        border.color: pick.hovered ? Theme.lamp : Theme.line
        border.width: Theme.hairline
        FocusRing { shown: pick.visualFocus }
    }

    Popup {
        id: list

        readonly property bool many: pick.choices.length > 8
        readonly property var found: pick.choices.filter(choice => choice.name.toLowerCase().includes(search.text.trim().toLowerCase()))

        function take(choice: var) {
            if (!choice)
                return;
            close();
            pick.picked(choice.id);
        }

        parent: Overlay.overlay
        anchors.centerIn: parent
        width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 460 * Theme.unit)
        height: Math.min(parent ? parent.height - 2 * Theme.margin : 0, (many ? 170 : 104) * Theme.unit + words.count * 46 * Theme.unit)
        modal: true
        focus: true
        padding: Theme.margin
        background: Panel { border.color: Theme.lamp }
        onOpened: {
            search.clear();
            words.currentIndex = Math.max(0, found.findIndex(choice => choice.id === pick.chosen));
            words.positionViewAtIndex(words.currentIndex, ListView.Contain);
            (many ? search : words).forceActiveFocus();
        }
        onClosed: pick.forceActiveFocus()

        contentItem: ColumnLayout {
            spacing: Theme.gap
            Heading {
                Layout.fillWidth: true
                text: pick.prompt !== "" ? pick.prompt : pick.label
                font.pixelSize: Theme.headingSize
            }
            InputLine {
                id: search
                Layout.fillWidth: true
                visible: list.many
                placeholderText: qsTr("Type a part of the name")
                onTextEdited: words.currentIndex = 0
                Keys.onDownPressed: words.incrementCurrentIndex()
                Keys.onUpPressed: words.decrementCurrentIndex()
                Keys.onReturnPressed: list.take(list.found[words.currentIndex])
                Keys.onEnterPressed: list.take(list.found[words.currentIndex])
            }
            ListView {
                id: words
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                model: list.found
                boundsBehavior: Flickable.StopAtBounds
                keyNavigationEnabled: true
                Accessible.role: Accessible.List
                Accessible.name: pick.label
                Keys.onReturnPressed: list.take(list.found[currentIndex])
                Keys.onEnterPressed: list.take(list.found[currentIndex])
                Keys.onSpacePressed: list.take(list.found[currentIndex])
                T.ScrollBar.vertical: ScrollMark {}
                delegate: T.AbstractButton {
                    id: word
                    required property var modelData
                    required property int index
                    width: words.width - 12 * Theme.unit
                    height: 46 * Theme.unit
                    focusPolicy: Qt.NoFocus
                    text: modelData.name
                    Accessible.name: text
                    onClicked: list.take(modelData)
                    contentItem: Words {
                        leftPadding: 12 * Theme.unit
                        verticalAlignment: Text.AlignVCenter
                        text: (word.modelData.id === pick.chosen && pick.prompt === "" ? "\u2713  " : "") + word.text
                        wrapMode: Text.NoWrap
                        elide: Text.ElideRight
                        font.weight: word.index === words.currentIndex ? Font.DemiBold : Font.Normal
                    }
                    background: Rectangle {
                        radius: Theme.radius * 0.7
                        color: word.index === words.currentIndex ? Theme.raised : "transparent"
                        border.color: word.index === words.currentIndex ? Theme.lamp : "transparent"
                        border.width: Theme.hairline
                    }
                }
            }
        }
    }
}
