// Shows the window's pages, one at a time: each is compiled in advance, created when it is needed, and
// destroyed when another is shown.
import QtQuick
import QtQuick.Controls

StackView {
    id: holder

    required property list<pageEntry> pages
    required property var parts  // the program's objects by name
    readonly property WindowPage shown: currentItem as WindowPage
    property var read: ({})      // compiled components by page name
    property var making: []      // incubators of pages that are being created: without a reference they would end halfway
    property int turn: 0         // counts what was asked for: a page whose turn is over is not wanted any more
    property bool leading: false // the current page is finished and takes no more input
    property WindowPage brought: null  // the current page if it was created by openLater(): the view does not destroy it
    signal changed(string name)

    // Shows a page immediately: people requested it and may go on typing.
    function show(name: string) {
        shown?.leave();
        put(name, component(name), handed(name));
    }
    // Creates a page asynchronously while the previous one is still shown: nobody requested it, so nothing
    // may block.
    function openLater(name: string) {
        const incubator = component(name).incubateObject(holder, Object.assign({visible: false}, handed(name)));
        const its = ++turn;
        making.push(incubator);
        const arrived = status => {
            if (status === Component.Loading)
                return;
            making.splice(making.indexOf(incubator), 1);
            if (status !== Component.Ready)
                return;
            if (turn !== its)  // another page was shown meanwhile
                return incubator.object.destroy();
            shown?.leave();
            put(name, incubator.object, {});
            brought = shown;
        };
        if (incubator.status === Component.Ready)
            arrived(incubator.status);
        else
            incubator.onStatusChanged = arrived;
    }
    // The same as openLater() if the current page is finished: its input is blocked meanwhile.
    function leadOn(name: string) {
        leading = true;
        done.forceActiveFocus();
        openLater(name);
    }
    // Cancels the page that is being created.
    function stay() {
        ++turn;
        if (leading)
            shown.forceActiveFocus();
        leading = false;
    }

    function component(name: string): Component {
        const made = read[name];
        if (made && made.status === Component.Ready)
            return made;
        return Qt.createComponent(Qt.resolvedUrl(about(name).file), holder);
    }
    function about(name: string): pageEntry {
        return Array.from(pages).find(each => each.name === name);
    }
    function handed(name: string): var {
        const given = {};
        for (const part of about(name).parts)
            given[part] = parts[part];
        return given;
    }
    function put(name: string, page: var, given: var) {
        const gone = brought;
        ++turn;
        brought = null;
        leading = false;
        replace(null, page, given, StackView.Immediate);
        shown.forceActiveFocus();
        changed(name);
        gone?.destroy();
    }

    // Blocks taps and keys of a finished page.
    MouseArea {
        id: done
        anchors.fill: parent
        z: 1
        visible: holder.leading
        hoverEnabled: true
        Keys.onPressed: event => event.accepted = true
    }

    // Compiles one page after another on another thread, so that the first visit is as fast as the next.
    Timer {
        interval: 40
        repeat: true
        running: true
        onTriggered: {
            const next = Array.from(holder.pages).find(each => !(each.name in holder.read));
            if (next)
                holder.read[next.name] = Qt.createComponent(Qt.resolvedUrl(next.file), Component.Asynchronous, holder);
            else
                stop();
        }
    }
}
