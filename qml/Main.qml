// The window: a bar, one page at a time, and the keys that work everywhere.

// Qt 6.4 shows what a Loader loads in a context of its own, which bound components refuse.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls
import Lampkeeper

ApplicationWindow {
    id: window

    required property var parts  // the program's objects by name
    required property var pages  // maps of name, file, parts, key, back, tab, label
    readonly property TableModel table: parts.table
    readonly property WindowSettings settings: parts.settings
    property string page: "home"
    readonly property int escHeld: 1500  // milliseconds after the table came by itself in which Esc does nothing
    property real tableCame: 0  // when it did, milliseconds since 1970
    property bool endUnseen: false  // the night is over and its end was not looked at yet
    readonly property WindowPage shown: holder.shown
    readonly property var about: pages.find(each => each.name === page) ?? pages[0]

    function showPage(wanted: string) {
        const name = leadsTo(wanted);
        if (name !== page || !shown)
            holder.show(name);
        else
            holder.stay();
    }
    // The same, for a page that comes by itself.
    function bringPage(wanted: string) {
        const name = leadsTo(wanted);
        if (name !== page)
            holder.bring(name);
        else
            holder.stay();
    }
    // The same, where the page that is shown is done with.
    function leadOn(wanted: string) {
        if (wanted !== page)
            holder.leadOn(wanted);
        else
            holder.stay();
    }
    function leadsTo(wanted: string): string {
        return wanted === "table" && endUnseen && table.finished ? "evening" : wanted;
    }
    function goBack() {
        if (table.entry !== "")
            table.cancelEntry();
        else if (page === "table" && Date.now() - tableCame < escHeld)
            return;  // meant for the page that gave way to it just now
        else if (!shown.goBack())
            showPage(about.back === "table" ? parts.home.nightPage
                     : about.back !== "" ? about.back : page !== "table" && table.begun ? "table" : "home");
    }
    // Opens a card of a pack where people write their own; the page takes it by a function edit(pack, card).
    function editCard(pack: string, card: string) {
        showPage("editor");
        (shown as EditorPage).edit(pack, card);
    }
    // Opens the rule, ruling or keyword called `id` ("H-24", "overkill") where it can be read.
    function showRule(id: string) {
        showPage("rules");
        (shown as RulesPage).showRule(id);
    }
    // How the night went that is over at the table, whichever was looked at since.
    function showEvening() {
        parts.evening.showPlayed();
        showPage("evening");
    }
    // The window for those who look on, opened and closed.
    function toggleSpectators() {
        spectators.active = !spectators.active;
        window.requestActivate();  // the keys stay with those who play
    }
    function takeBack() {
        holder.stay();  // what was to come belonged to what is taken back
        if (!shown.takeBack())
            shown.night?.takeBack();
    }
    function putBack() {
        holder.stay();
        shown.night?.putBack();
    }

    width: 1280
    height: 720
    minimumWidth: Math.ceil(800 * Theme.pixel)
    minimumHeight: Math.ceil(480 * Theme.pixel)
    visible: true
    title: qsTr("Lampkeeper")
    color: Theme.ground

    Component.onCompleted: showPage("home")

    Binding { target: Theme; property: "dark"; value: window.settings.theme === "dark" }
    Binding { target: Theme; property: "language"; value: window.settings.language }
    Binding { target: Theme; property: "largeText"; value: window.settings.largeText }
    Binding { target: Theme; property: "motion"; value: window.settings.motion }
    Binding { target: Theme; property: "unit"; value: Math.max(0.6 * Theme.pixel, Math.min(window.width / 1280, window.height / 720)) }
    Binding { target: Theme; property: "pixel"; value: 1 / window.Screen.devicePixelRatio }

    header: TopBar {
        pages: window.pages
        page: window.about.tab ? window.page : window.about.back
        table: window.table
        onPageWanted: name => window.showPage(name)
    }

    PageHolder {
        id: holder
        anchors.fill: parent
        focus: true
        pages: window.pages
        parts: window.parts
        onChanged: name => {
            window.page = name;
            if (name === "evening")
                window.endUnseen = false;
        }
    }

    OnDemand {
        id: mend
        objectName: "mend"
        sourceComponent: MendSheet {
            table: window.table
            onEntryWanted: if (window.page !== "score") window.showPage("table")  // where it can be entered, too
        }
    }
    DuelNarrator {
        id: teller
        objectName: "teller"
        table: window.table
        page: window.page
        wanted: window.settings.showDuels
        onPageWanted: name => {
            if (name === "table")
                window.tableCame = Date.now();
            window.bringPage(name);
        }
    }
    Loader {
        id: spectators
        active: false
        sourceComponent: SpectatorsWindow {
            table: window.table
            playersScreen: window.screen.name
            duelling: window.page === "duel" && window.table.duel.count > 0
            onClosing: window.toggleSpectators()
        }
    }

    Connections {
        target: window.shown
        function onMendWanted() { mend.open(); }
        function onSpectatorsWanted() { window.toggleSpectators(); }
        function onPageWanted(name: string) { window.showPage(name); }
        function onEveningWanted() { window.showEvening(); }
        function onRuleWanted(id: string) { window.showRule(id); }
        function onEditWanted(pack: string, card: string) { window.editCard(pack, card); }
    }
    Connections {
        target: window.parts.home
        function onStarted() { window.leadOn(window.parts.home.nightPage); }
    }

    Connections {
        target: window.parts.evening
        function onEnded() {
            window.endUnseen = true;
            if (window.page === "table" && !teller.opens)
                window.bringPage("evening");
            else if (window.page === "duel")
                teller.leadOn();
        }
    }

    Shortcut { sequences: ["Ctrl+Z", "Undo"]; onActivated: window.takeBack() }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Redo"]
        enabled: window.shown !== null && window.shown.night !== null  // pages have a redo of their own
        onActivated: window.putBack()
    }
    Shortcut { sequence: "Esc"; onActivated: window.goBack() }
    Shortcut { sequence: "Ctrl+T"; onActivated: window.toggleSpectators() }
    Instantiator {
        // The same rows after a change of language: of two shortcuts with one key, even one about to go, neither is heard.
        model: PersistentRows { list: window.pages.filter(each => each.key !== "").map(each => ({ name: each.name, key: each.key })) }
        delegate: Shortcut {
            required property var modelData
            required property bool shown
            sequence: shown ? modelData.key : ""
            onActivated: window.showPage(modelData.name)
        }
    }
    Shortcut { sequence: "F11"; onActivated: window.visibility === Window.FullScreen ? window.showNormal() : window.showFullScreen() }
}
