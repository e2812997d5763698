// Creates a popup when it is opened and destroys it when it is closed, so that it costs the page nothing
// until then.
import QtQuick
import QtQuick.Controls

Loader {
    id: holder

    readonly property bool opened: popup?.opened ?? false
    readonly property Popup popup: item as Popup

    function open() {
        active = true;
        popup.open();
    }
    function close() {
        if (popup)
            popup.close();
    }

    function letGo() {
        if (popup && !popup.visible)
            active = false;
    }

    active: false

    Timer {
        id: later
        interval: 0
        onTriggered: holder.letGo()
    }
    Connections {
        target: holder.popup
        function onClosed() { later.restart(); }  // deferred: other handlers of closed() may still use the popup
    }
}
