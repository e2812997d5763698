// A popup that is made when it is opened, and gone when it closes: until then it costs a page nothing.
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
        function onClosed() { later.restart(); }  // whoever closed it may have more to say
    }
}
