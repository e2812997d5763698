// All cards: search, read, enrol, print or edit.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property CardsModel cards
    required property CardPrinter printer
    required property EnrolModel enrol
    required property BalanceModel balance

    function teach(id: string) {
        page.enrol.askFor(id);
        page.pageWanted("enrol");
    }

    Component.onCompleted: page.enrol.refresh()

    OnDemand {
        id: balanceDialog
        objectName: "balanceDialog"
        sourceComponent: BalanceDialog { balance: page.balance }
    }

    // Scrolls to the search result, wherever the list was before.
    Connections {
        target: page.cards
        function onShownChanged() { list.positionViewAtIndex(Math.max(0, page.cards.rowOf(page.cards.chosen)), ListView.Contain); }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            Heading { text: qsTr("Cards") }
            Words {
                Layout.fillWidth: true
                text: Sentence.beside([qsTr("%n cards", "", page.cards.count), qsTr("%1 of %2 taught").arg(page.enrol.taught).arg(page.enrol.total)])
                color: Theme.soft
            }
            ActionButton {
                objectName: "balance"
                text: qsTr("Balance")
                Accessible.description: qsTr("Lets the program play a game many times: who wins, which cards do")
                onClicked: balanceDialog.open()
            }
            ActionButton {
                text: qsTr("Teach cards")
                key: qsTr("Ctrl E")
                primary: true
                Accessible.description: qsTr("Show the camera your own cards, one by one or many at once")
                onClicked: page.teach("")
                Shortcut { sequence: "Ctrl+E"; onActivated: page.teach("") }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.margin

            ColumnLayout {
                Layout.preferredWidth: 440 * Theme.unit
                Layout.maximumWidth: 440 * Theme.unit
                Layout.fillHeight: true
                spacing: Theme.gap
                InputLine {
                    id: search
                    objectName: "search"
                    Layout.fillWidth: true
                    focus: true
                    placeholderText: qsTr("Search names and texts")
                    text: page.cards.search
                    onTextEdited: page.cards.search = text
                    Keys.onDownPressed: list.forceActiveFocus()
                    Keys.onReturnPressed: list.forceActiveFocus()
                }
                DropList {
                    Layout.fillWidth: true
                    label: qsTr("Game")
                    name: "game"
                    visible: options.length > 1
                    options: page.cards.games
                    chosen: page.cards.game
                    onPicked: id => page.cards.game = id
                }
                DropList {
                    Layout.fillWidth: true
                    label: qsTr("Kind of card")
                    options: page.cards.types
                    chosen: page.cards.type
                    onPicked: id => page.cards.type = id
                }
                ListView {
                    id: list
                    objectName: "cardList"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true
                    cacheBuffer: 0  // a search shortens the list: no row may still be under construction then
                    model: page.cards
                    currentIndex: page.cards.count > 0 ? page.cards.rowOf(page.cards.chosen) : -1
                    // The list gets its height after the page was created.
                    onHeightChanged: positionViewAtIndex(Math.max(0, currentIndex), ListView.Contain)
                    boundsBehavior: Flickable.StopAtBounds
                    activeFocusOnTab: true
                    keyNavigationEnabled: false
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Cards")
                    Keys.onUpPressed: page.cards.chosen = page.cards.idAt(Math.max(0, currentIndex - 1))
                    Keys.onDownPressed: page.cards.chosen = page.cards.idAt(Math.min(count - 1, currentIndex + 1))
                    Keys.onReturnPressed: page.teach(page.cards.chosen)
                    T.ScrollBar.vertical: ScrollMark {}
                    delegate: CardRow {
                        width: list.width - 14 * Theme.unit
                        current: ListView.isCurrentItem
                        focused: list.activeFocus
                        onPicked: page.cards.chosen = cardId
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
                sourceComponent: CardDetails {
                    card: page.cards.card
                    onRuleWanted: id => page.ruleWanted(id)
                    onTeachWanted: page.teach(card.id)
                    onEditWanted: page.editWanted("", card.id)
                    onPrintWanted: page.printer.print(card.id)
                }
            }
        }
    }
    SavedNote {
        objectName: "saved"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.margin
        text: page.printer.message
        file: page.printer.savedFile
    }
}
