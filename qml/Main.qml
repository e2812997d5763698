// The main window: tab bar, one page at a time, and the global shortcuts.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Controls
import Lampkeeper

ApplicationWindow {
    id: window

    required property var parts  // the program's objects by name
    required property list<pageEntry> pages
    readonly property TableModel table: parts.table
    readonly property WindowSettings settings: parts.settings
    property string page: "home"
    property bool endUnseen: false  // the night is over and its result was not shown yet
    readonly property WindowPage shown: holder.shown
    readonly property pageEntry about: Array.from(pages).find(each => each.name === page) ?? pages[0]

    function showPage(wanted: string) {
        const name = leadsTo(wanted);
        if (name === "duel")
            narrator.stay();
        if (name !== page || !shown)
            holder.show(name);
        else
            holder.stay();
    }
    // The same, for a page that opens automatically.
    function openPageLater(wanted: string) {
        const name = leadsTo(wanted);
        if (name !== page)
            holder.openLater(name);
        else
            holder.stay();
    }
    // The same, if the current page is finished.
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
        else if (!shown.goBack() && !(page === "table" && table.begun))  // one Esc too many does not leave a night
            showPage(about.back === "table" ? parts.home.nightPage
                     : about.back !== "" ? about.back : page !== "table" && table.begun ? "table" : "home");
    }
    // Opens a card of a pack in the editor page, which has a function edit(pack, card).
    function editCard(pack: string, card: string) {
        showPage("editor");
        (shown as EditorPage).edit(pack, card);
    }
    // Opens the rule, ruling or keyword with this id ("H-24", "overkill") on its page.
    function showRule(id: string) {
        showPage("rules");
        (shown as RulesPage).showRule(id);
    }
    // Shows the result of the night that ended at the table, whichever night was shown since.
    function showEvening() {
        parts.evening.showPlayed();
        showPage("evening");
    }
    // Opens or closes the window for spectators.
    function toggleSpectators() {
        spectators.active = !spectators.active;
        window.requestActivate();  // the keyboard focus stays in this window
    }
    function takeBack() {
        holder.stay();  // the page being created belongs to what is taken back
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
    onClosing: spectators.active = false

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
            onBoardWanted: window.showPage("table")
            onEntryWanted: if (window.page !== "score") window.showPage("table")  // the table page has the entry
        }
    }
    DuelNarrator {
        id: narrator
        objectName: "narrator"
        table: window.table
        page: window.page
        wanted: window.settings.showDuels
        onPageWanted: name => window.openPageLater(name)
    }
    Loader {
        id: spectators
        active: false
        onLoaded: item.transientParent = null  // its own window: since Qt 6.8 the keys of both would be ambiguous
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
            if (window.page === "table" && !narrator.opens)
                window.openPageLater("evening");
            else if (window.page === "duel")
                narrator.leadOn();
        }
    }

    Shortcut { sequences: ["Ctrl+Z", "Undo"]; onActivated: window.takeBack() }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Redo"]
        enabled: window.shown !== null && window.shown.night !== null  // pages without a night have their own redo
        onActivated: window.putBack()
    }
    Shortcut { sequence: "Esc"; onActivated: window.goBack() }
    Shortcut { sequence: "Ctrl+T"; onActivated: window.toggleSpectators() }
    Instantiator {
        // The rows are kept after a change of language: of two shortcuts with the same key, neither works,
        // even if one is being destroyed.
        model: PersistentRows { list: Array.from(window.pages).filter(each => each.key !== "") }
        delegate: Shortcut {
            required property pageEntry modelData
            required property bool shown
            sequence: shown ? modelData.key : ""
            onActivated: window.showPage(modelData.name)
        }
    }
    Shortcut { sequence: "F11"; onActivated: window.visibility === Window.FullScreen ? window.showNormal() : window.showFullScreen() }
}
