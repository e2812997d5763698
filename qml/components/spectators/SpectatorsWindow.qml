// For a television: what the table may know, large, without anything to press. On another screen where there is one.
import QtQuick
import Lampkeeper

Window {
    id: spectators
    objectName: "spectators"

    required property TableModel table
    property bool duelling: false  // a duel is told
    required property string playersScreen  // its name

    function otherScreen(): var {
        for (let i = 0; i < Application.screens.length; ++i)
            if (Application.screens[i].name !== playersScreen)
                return Application.screens[i];
        return null;
    }

    width: 1280
    height: 720
    minimumWidth: 640
    minimumHeight: 360
    title: qsTr("Lampkeeper - TV")
    color: Theme.ground
    Component.onCompleted: {
        const other = otherScreen();
        if (other) {
            screen = other;
            x = other.virtualX;
            y = other.virtualY;
            visibility = Window.FullScreen;
        } else {
            visible = true;
        }
    }

    Shortcut { sequences: ["Esc", "Ctrl+T"]; onActivated: spectators.close() }
    Shortcut { sequence: "F11"; onActivated: spectators.visibility = spectators.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen }

    // Sizes are the theme's, which are made for the other window: everything is laid out for that and enlarged as a whole. A
    // television is looked at from farther away.
    SpectatorsView {
        readonly property real farther: 1.3
        readonly property real fit: farther * Math.min(spectators.width / 1280, spectators.height / 720) / Theme.unit
        objectName: "spectatorsView"
        width: spectators.width / fit
        height: spectators.height / fit
        transformOrigin: Item.TopLeft
        scale: fit
        table: spectators.table
        duelling: spectators.duelling
    }
}
