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
    property string page: "home"

    function showPage(name: string) {
        if (name === page && stack.currentItem)
            return;
        page = name;
        stack.replace(null, Qt.resolvedUrl("pages/" + name.charAt(0).toUpperCase() + name.slice(1) + "Page.qml"),
                      name === "editor" ? { table: table, home: home, settings: settings, editor: editor }
                                        : { table: table, home: home, settings: settings }, StackView.Immediate);
        stack.currentItem.forceActiveFocus();
    }
    function goBack() {
        showPage(page !== "table" && table.begun ? "table" : "home");
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
        function onPageWanted(name: string) { window.showPage(name); }
    }
    Connections {
        target: window.home
        function onStarted() { window.showPage("table"); }
    }

    Shortcut { sequences: [StandardKey.Undo]; onActivated: window.page === "editor" ? window.editor.undo() : window.table.takeBack() }
    Shortcut { sequence: "Esc"; onActivated: window.table.entry !== "" ? window.table.cancelEntry() : window.goBack() }
    Shortcut { sequence: "F1"; onActivated: window.showPage("home") }
    Shortcut { sequence: "F2"; onActivated: window.showPage("table") }
    Shortcut { sequence: "F3"; onActivated: window.showPage("duel") }
    Shortcut { sequence: "F4"; onActivated: window.showPage("rules") }
    Shortcut { sequence: "F6"; onActivated: window.showPage("editor") }
    Shortcut { sequences: [StandardKey.FullScreen]; onActivated: window.visibility === Window.FullScreen ? window.showNormal() : window.showFullScreen() }
}
