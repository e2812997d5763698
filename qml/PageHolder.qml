// The window's pages, one at a time: each is read ahead, made when it is to be shown, and gone when another is.
import QtQuick
import QtQuick.Controls

StackView {
    id: holder

    required property var pages  // maps of name, file, parts
    required property var parts  // the program's objects by name
    readonly property WindowPage shown: currentItem as WindowPage
    property var read: ({})      // components by the pages' names, from when they are read
    property var making: null    // of the page that is on its way
    property bool leading: false // the page that is shown is done with
    property WindowPage brought: null  // the page that is shown, if it was brought: the view lets go of it, and no more
    signal changed(string name)

    // At once: somebody asked for it and may go on typing.
    function show(name: string) {
        shown?.leave();
        put(name, component(name), handed(name));
    }
    // A little at a time, while the page before is still shown: nobody asked for it, and nothing may stand still for it.
    function bring(name: string) {
        const incubator = component(name).incubateObject(holder, Object.assign({visible: false}, handed(name)));
        making = incubator;
        const arrived = status => {
            if (status !== Component.Ready)
                return;
            if (making !== incubator)  // another page was shown meanwhile
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
    // The same, where the page before is done with: nothing is begun on it twice.
    function leadOn(name: string) {
        leading = true;
        done.forceActiveFocus();
        bring(name);
    }
    // What is on its way is not wanted any more.
    function stay() {
        making = null;
        if (leading)
            shown.forceActiveFocus();
        leading = false;
    }

    function component(name: string): Component {
        const made = read[name];
        if (made && made.status === Component.Ready)
            return made;
        return Qt.createComponent(Qt.resolvedUrl(about(name).file));
    }
    function about(name: string): var {
        return pages.find(each => each.name === name);
    }
    function handed(name: string): var {
        const given = {};
        for (const part of about(name).parts)
            given[part] = parts[part];
        return given;
    }
    function put(name: string, page: var, given: var) {
        const gone = brought;
        making = brought = null;
        leading = false;
        replace(null, page, given, StackView.Immediate);
        shown.forceActiveFocus();
        changed(name);
        gone?.destroy();
    }

    // Takes taps and keys from a page that is done with.
    MouseArea {
        id: done
        anchors.fill: parent
        z: 1
        visible: holder.leading
        hoverEnabled: true
        Keys.onPressed: event => event.accepted = true
    }

    // One page after another is read in a thread of its own: the first visit costs no more than the next.
    Timer {
        interval: 40
        repeat: true
        running: true
        onTriggered: {
            const next = holder.pages.find(each => !(each.name in holder.read));
            if (next)
                holder.read[next.name] = Qt.createComponent(Qt.resolvedUrl(next.file), Component.Asynchronous);
            else
                stop();
        }
    }
}
