// What every page is: what the window asks of it, and what it may ask of the window.
import QtQuick
import Lampkeeper

FocusScope {
    property TableModel night: null  // the one this page shows: undo takes back its last event
    signal pageWanted(string name)
    signal ruleWanted(string id)
    signal editWanted(string pack, string card)
    signal mendWanted()
    signal spectatorsWanted()
    signal eveningWanted()  // how the night went that has come to its end

    // Called before another page is shown.
    function leave() {}
    // Undo: whether the page took something back itself. If not, the last event of the night it shows is taken back.
    function takeBack(): bool {
        return false;
    }
    // Whether the page went a step back within itself.
    function goBack(): bool {
        return false;
    }
}
