// The seconds that are left of those the table gives; at the end it says that the time is up.
import QtQuick
import Lampkeeper

Words {
    id: clock

    required property int given  // 0: no limit
    property int remaining: given

    visible: given > 0
    text: remaining > 0 ? qsTr("%1 s").arg(remaining) : qsTr("Time is up")
    color: remaining > 0 ? Theme.soft : Theme.warning
    font.pixelSize: Theme.headingSize
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Clock
    Accessible.name: text
    onGivenChanged: remaining = given

    Timer {
        interval: 1000
        repeat: true
        running: clock.visible && clock.remaining > 0
        onTriggered: clock.remaining -= 1
    }
}
