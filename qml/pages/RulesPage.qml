// All rules and keywords: search, read, and see examples.

// In Qt 6.4 Loaders and sections of lists use a context of their own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property RulesModel rules

    // Opens a rule, a keyword or a ruling, or searches for it.
    function showRule(id: string) {
        page.rules.show(id);
        list.positionViewAtIndex(Math.max(0, page.rules.rowOf(page.rules.chosen)), ListView.Center);
    }

    // Scrolls to the search result, wherever the list was before.
    Connections {
        target: page.rules
        function onShownChanged() { list.positionViewAtIndex(Math.max(0, page.rules.rowOf(page.rules.chosen)), ListView.Contain); }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            Heading { text: qsTr("Rules") }
            Words {
                Layout.fillWidth: true
                text: qsTr("%n rules and terms", "", page.rules.count)
                color: Theme.soft
            }
            DropList {
                Layout.preferredWidth: 420 * Theme.unit
                Layout.maximumWidth: 420 * Theme.unit
                label: qsTr("Game")
                wraps: true
                options: page.rules.games
                chosen: page.rules.game
                onPicked: id => page.rules.game = id
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.margin

            ColumnLayout {
                Layout.preferredWidth: 500 * Theme.unit
                Layout.maximumWidth: 500 * Theme.unit
                Layout.fillHeight: true
                spacing: Theme.gap
                InputLine {
                    id: search
                    objectName: "search"
                    Layout.fillWidth: true
                    focus: true
                    placeholderText: qsTr("Search rules, terms and numbers")
                    text: page.rules.search
                    onTextEdited: page.rules.search = text
                    Keys.onDownPressed: list.forceActiveFocus()
                    Keys.onReturnPressed: list.forceActiveFocus()
                }
                ListView {
                    id: list
                    objectName: "ruleList"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true
                    cacheBuffer: 0  // a search shortens the list: no row may still be under construction then
                    model: page.rules
                    currentIndex: page.rules.count > 0 ? page.rules.rowOf(page.rules.chosen) : -1
                    // The list gets its height after the page was created.
                    onHeightChanged: positionViewAtIndex(Math.max(0, currentIndex), ListView.Contain)
                    boundsBehavior: Flickable.StopAtBounds
                    activeFocusOnTab: true
                    keyNavigationEnabled: false
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Rules")
                    Keys.onUpPressed: page.rules.chosen = page.rules.idAt(Math.max(0, currentIndex - 1))
                    Keys.onDownPressed: page.rules.chosen = page.rules.idAt(Math.min(count - 1, currentIndex + 1))
                    section.property: "section"
                    section.delegate: RuleSection {}
                    T.ScrollBar.vertical: ScrollMark {}
                    delegate: RuleRow {
                        width: list.width - 14 * Theme.unit
                        current: ListView.isCurrentItem
                        focused: list.activeFocus
                        onPicked: page.rules.chosen = entryId
                    }
                }
            }
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: list.count === 0
                Nothing {
                    anchors.centerIn: parent
                    text: qsTr("No match")
                }
            }
            Later {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: list.count > 0
                sourceComponent: RuleDetails {
                    entry: page.rules.entry
                    onRuleWanted: id => page.showRule(id)
                }
            }
        }
    }
}
