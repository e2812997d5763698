// The row in the middle of the table, where it is shown and while it is. It is made a little at a time: it comes with all the rest
// of a night.

// Qt 6.4 shows what a Loader loads in a context of its own, which bound components refuse.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

Loader {
    id: area

    required property PlacesModel places
    property bool large: false
    property bool wanted: true  // this is the place for it now

    active: wanted && places.count > 0
    visible: active
    asynchronous: true
    sourceComponent: PlacesRow {
        places: area.places
        large: area.large
    }
}
