// The window: a bar, one page at a time, and the keys that work everywhere.
import QtQuick
import QtQuick.Controls
import Lampkeeper

ApplicationWindow {
    id: window

    required property TableModel table
    required property HomeModel home
    required property WindowSettings settings
    required property EditorModel editor
    required property CardsModel cards
    required property CardPrinter printer
    required property EnrolModel enrol
    required property BoxModel box
    required property list<string> pages  // those there are
    property string page: "home"

    // What a page needs besides the night.
    function partsOf(name: string): var {
        const parts = { table: table, home: home, settings: settings };
        if (name === "home")
            parts.box = box;
        if (name === "cards") {
            parts.cards = cards;
            parts.printer = printer;
            parts.mayEdit = pages.includes("editor");
        }
        if (name === "cards" || name === "enrol")
            parts.enrol = enrol;
        if (name === "editor")
            parts.editor = editor;
        return parts;
    }

    function showPage(name: string) {
        if (name === page && stack.currentItem)
            return;
        if (page === "enrol")
            enrol.end();
        page = name;
        stack.replace(null, Qt.resolvedUrl("pages/" + name.charAt(0).toUpperCase() + name.slice(1) + "Page.qml"),
                      partsOf(name), StackView.Immediate);
        stack.currentItem.forceActiveFocus();
    }
    function goBack() {
        showPage(page === "enrol" || page === "editor" ? "cards" : page !== "table" && table.begun ? "table" : "home");
    }
    // Opens a card of a pack where people write their own; the page takes it by a function edit(pack, card).
    function editCard(pack: string, card: string) {
        showPage("editor");
        stack.currentItem.edit(pack, card);
    }
    function takeBack() {
        if (page === "enrol")
            enrol.undo();
        else if (page === "editor")
            editor.undo();
        else
            table.takeBack();
    }

    width: 1280
    height: 720
    minimumWidth: 800
    minimumHeight: 480
    visible: true
    title: qsTr("Lampkeeper")
    color: Theme.ground

    Component.onCompleted: {
        page = "";
        showPage("home");
    }

    Binding { target: Theme; property: "dark"; value: window.settings.theme === "dark" }
    Binding { target: Theme; property: "motion"; value: window.settings.motion }
    Binding { target: Theme; property: "unit"; value: Math.max(0.6, Math.min(window.width / 1280, window.height / 720)) }

    header: TopBar {
        page: window.page
        table: window.table
        settings: window.settings
        onPageWanted: name => window.showPage(name)
    }

    StackView {
        id: stack
        anchors.fill: parent
        focus: true
    }

    Connections {
        target: stack.currentItem
        ignoreUnknownSignals: true
        function onPageWanted(name: string) { window.showPage(name); }
        function onEditWanted(pack: string, card: string) { window.editCard(pack, card); }
    }
    Connections {
        target: window.home
        function onStarted() { window.showPage("table"); }
    }

    Shortcut { sequences: [StandardKey.Undo]; onActivated: window.takeBack() }
    Shortcut { sequence: "Esc"; onActivated: window.table.entry !== "" ? window.table.cancelEntry() : window.goBack() }
    Shortcut { sequence: "F1"; onActivated: window.showPage("home") }
    Shortcut { sequence: "F2"; onActivated: window.showPage("table") }
    Shortcut { sequence: "F3"; onActivated: window.showPage("duel") }
    Shortcut { sequence: "F4"; onActivated: window.showPage("rules") }
    Shortcut { sequence: "F5"; onActivated: window.showPage("cards") }
    Shortcut { sequence: "F6"; onActivated: window.showPage("editor") }
    Shortcut { sequences: [StandardKey.FullScreen]; onActivated: window.visibility === Window.FullScreen ? window.showNormal() : window.showFullScreen() }
}
