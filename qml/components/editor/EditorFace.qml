// A picture that changes often: the previous one stays until the next is loaded.
pragma ComponentBehavior: Bound

import QtQuick

Item {
    id: face

    required property string source
    property bool second: false   // which of the two images is shown
    readonly property bool ready: (second ? two : one).status === Image.Ready && String((second ? two : one).source) === source

    onSourceChanged: (second ? one : two).source = source
    Component.onCompleted: two.source = source

    component Side: Image {
        anchors.fill: parent
        asynchronous: true
        cache: false
        fillMode: Image.PreserveAspectFit
        sourceSize.width: 2 * face.width
        mipmap: true
        Accessible.ignored: true
    }
    Side {
        id: one
        visible: !face.second
        onStatusChanged: if (status === Image.Ready && String(source) === face.source) face.second = false
    }
    Side {
        id: two
        visible: face.second
        onStatusChanged: if (status === Image.Ready && String(source) === face.source) face.second = true
    }
}
