// The story of a night, one paragraph per turn. A tap shows the table at that turn.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: panel

    required property list<storyTurn> story
    signal lookWanted(int event)

    border.color: list.activeFocus ? Theme.ink : Theme.line
    border.width: list.activeFocus ? Theme.focusWidth : Theme.hairline

    RowList {
        id: list
        objectName: "story"
        anchors.fill: parent
        anchors.margins: Theme.gap
        model: panel.story
        spacing: 10 * Theme.unit
        title: qsTr("The story of the night")
        onEntered: row => panel.lookWanted(panel.story[row].event)
        delegate: Item {
            id: part
            required property storyTurn modelData
            required property int index
            width: list.rowWidth
            implicitHeight: words.implicitHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: Sentence.joined([modelData.title, modelData.text])
            ColumnLayout {
                id: words
                width: parent.width
                spacing: 0
                Words {
                    Layout.fillWidth: true
                    text: part.modelData.title
                    color: Theme.lamp
                    font.weight: Font.DemiBold
                    font.underline: list.activeFocus && part.ListView.isCurrentItem
                }
                Words {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: part.modelData.text
                    color: Theme.soft
                    font.pixelSize: Theme.smallSize
                }
            }
            TapHandler { onTapped: panel.lookWanted(part.modelData.event) }
        }
    }
}
