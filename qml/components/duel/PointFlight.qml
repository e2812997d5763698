// Points that fly from a side to their counter. Without animations nothing is shown: the points are also
// given as text.
import QtQuick
import Lampkeeper

Text {
    id: points

    required property Item from
    property Item to: null
    readonly property Item frame: parent

    function play() {
        if (!Theme.motion || !to)
            return;
        const begin = from.mapToItem(frame, from.width / 2, from.height / 2);
        const end = to.mapToItem(frame, to.width / 2, to.height / 2);
        flight.fromX = begin.x - width / 2;
        flight.fromY = begin.y - height / 2;
        flight.toX = end.x - width / 2;
        flight.toY = end.y - height / 2;
        flight.restart();
    }

    visible: flight.running
    z: 1
    color: Theme.lamp
    font.family: Theme.displayFamily
    font.pixelSize: Theme.figureSize
    font.weight: Font.Bold
    Accessible.ignored: true

    SequentialAnimation {
        id: flight
        property real fromX
        property real fromY
        property real toX
        property real toY
        ParallelAnimation {
            NumberAnimation { target: points; property: "x"; from: flight.fromX; to: flight.toX; duration: 620; easing.type: Easing.InOutQuad }
            NumberAnimation { target: points; property: "y"; from: flight.fromY; to: flight.toY; duration: 620; easing.type: Easing.InBack }
            NumberAnimation { target: points; property: "scale"; from: 1.3; to: 0.6; duration: 620 }
        }
        NumberAnimation { target: points; property: "opacity"; from: 1; to: 0; duration: 160 }
        PropertyAction { target: points; property: "opacity"; value: 1 }
    }
}
