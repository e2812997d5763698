// A player's seasons with every match, or the winners of all seasons.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

LeagueSheet {
    id: sheet

    required property LeagueModel league
    readonly property leagueStory story: league.story

    heading: story.title
    onStoryChanged: story.title !== "" ? open() : close()
    onClosed: if (story.title !== "") league.closeStory()

    ListView {
        id: list
        objectName: "leagueStory"
        Layout.fillWidth: true
        Layout.fillHeight: true
        implicitHeight: 620 * Theme.unit
        clip: true
        focus: true
        spacing: Theme.gap
        model: sheet.story.parts
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        T.ScrollBar.vertical: ScrollMark {}
        Keys.onUpPressed: contentY = Math.max(originY, contentY - Theme.touch)
        Keys.onDownPressed: contentY = Math.max(originY, Math.min(contentHeight - height, contentY + Theme.touch))
        Accessible.role: Accessible.List
        Accessible.name: sheet.heading
        delegate: Column {
            id: part
            required property leagueStoryPart modelData
            width: list.width - 14 * Theme.unit
            spacing: 4 * Theme.unit
            Accessible.role: Accessible.ListItem
            Accessible.name: Sentence.listed([part.modelData.title, ...part.modelData.lines])
            Words {
                width: part.width
                text: part.modelData.title
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            Words {
                width: part.width
                text: Array.from(part.modelData.lines).join("\n")
                color: Theme.soft
                Accessible.ignored: true
            }
        }
    }
}
