// The list of choices for a field. Typing searches it if it is long; arrow keys and Enter choose, Esc closes
// it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

Popup {
    id: list

    required property string title
    required property string label
    required property list<namedOption> choices
    required property string chosen
    required property bool marked  // whether the chosen one is marked
    signal picked(string id)

    readonly property bool many: choices.length > 8
    readonly property list<namedOption> found: Array.from(choices).filter(choice => choice.name.toLowerCase().includes(search.text.trim().toLowerCase()))

    function take(row: int) {
        if (row < 0 || row >= found.length)
            return;
        const id = found[row].id;
        close();
        picked(id);
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
        words.currentIndex = Math.max(0, Array.from(found).findIndex(choice => choice.id === chosen));
        words.positionViewAtIndex(words.currentIndex, ListView.Contain);
        (many ? search : words).forceActiveFocus();
    }

    contentItem: ColumnLayout {
        spacing: Theme.gap
        Heading {
            Layout.fillWidth: true
            text: list.title
            font.pixelSize: Theme.headingSize
        }
        InputLine {
            id: search
            Layout.fillWidth: true
            visible: list.many
            placeholderText: qsTr("Type part of the name")
            onTextEdited: words.currentIndex = 0
            Keys.onDownPressed: words.incrementCurrentIndex()
            Keys.onUpPressed: words.decrementCurrentIndex()
            Keys.onReturnPressed: list.take(words.currentIndex)
            Keys.onEnterPressed: list.take(words.currentIndex)
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
            Accessible.name: list.label
            Keys.onReturnPressed: list.take(currentIndex)
            Keys.onEnterPressed: list.take(currentIndex)
            Keys.onSpacePressed: list.take(currentIndex)
            T.ScrollBar.vertical: ScrollMark {}
            delegate: T.AbstractButton {
                id: word
                required property namedOption modelData
                required property int index
                width: words.width - 12 * Theme.unit
                height: 46 * Theme.unit
                focusPolicy: Qt.NoFocus
                text: modelData.name
                Accessible.name: text
                onClicked: list.take(index)
                contentItem: Words {
                    leftPadding: 12 * Theme.unit
                    verticalAlignment: Text.AlignVCenter
                    text: (list.marked && word.modelData.id === list.chosen ? "\u2713  " : "") + word.text
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
