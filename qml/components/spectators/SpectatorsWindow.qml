// The window for a television: what the table may know, large, without controls. It opens on another screen
// if there is one.
import QtQuick
import Lampkeeper

Window {
    id: spectators
    objectName: "spectators"

    required property TableModel table
    property bool duelling: false  // a duel is being shown
    required property string playersScreen  // name of the screen of the main window

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

    // The theme's sizes are for the main window: the layout is made at that size and then scaled. A
    // television is watched from a greater distance.
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
