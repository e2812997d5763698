// The base of every page: the functions that the window calls, and the signals that it handles.
import QtQuick
import Lampkeeper

FocusScope {
    property TableModel night: null  // the night shown on this page; undo takes back its last event
    signal pageWanted(string name)
    signal ruleWanted(string id)
    signal editWanted(string pack, string card)
    signal mendWanted()
    signal spectatorsWanted()
    signal eveningWanted()  // shows the result of the finished night

    // Called before another page is shown.
    function leave() {}
    // Undo. Returns whether the page has undone something itself; otherwise the last event of the shown night
    // is taken back.
    function takeBack(): bool {
        return false;
    }
    // Returns whether the page went back one step within itself.
    function goBack(): bool {
        return false;
    }
}
