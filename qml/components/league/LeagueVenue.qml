// What the organiser tells everybody at the venue: the time of the round, and announcements.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

LeagueSheet {
    id: sheet

    required property VenueModel venue
    property int minutes: 50
    signal phonesWanted()

    function startTime() {
        venue.start(minutes);
        close();
    }
    function announce() {
        venue.announce(text.text);
        text.clear();
        close();
    }

    heading: qsTr("Timer and announcements")

    Words {
        objectName: "venueTime"
        Layout.fillWidth: true
        text: sheet.venue.timed ? qsTr("Round %1: %2").arg(sheet.venue.round).arg(sheet.venue.time)
            : sheet.venue.round > 0 ? qsTr("Round %1 has no time limit.").arg(sheet.venue.round) : qsTr("A round gets its time when it is paired.")
        color: sheet.venue.over ? Theme.warning : sheet.venue.timed ? Theme.ink : Theme.soft
        font.pixelSize: sheet.venue.timed ? Theme.titleSize : Theme.bodySize
    }
    RowLayout {
        Layout.fillWidth: true
        visible: sheet.venue.round > 0
        spacing: Theme.gap
        NumberEntry {
            objectName: "roundMinutes"
            label: qsTr("Minutes")
            value: sheet.minutes
            least: 1
            most: sheet.venue.maxMinutes
            onPicked: value => sheet.minutes = value
            onAccepted: sheet.startTime()
        }
        Words {
            text: qsTr("minutes")
            color: Theme.soft
            Accessible.ignored: true
        }
        ActionButton {
            objectName: "startTime"
            text: sheet.venue.timed ? qsTr("Start anew") : qsTr("Start")
            onClicked: sheet.startTime()
        }
        ActionButton {
            objectName: "stopTime"
            visible: sheet.venue.timed && !sheet.venue.over
            text: sheet.venue.running ? qsTr("Stop the clock") : qsTr("Let it go on")
            onClicked: {
                if (sheet.venue.running)
                    sheet.venue.pause();
                else
                    sheet.venue.resume();
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        InputLine {
            id: text
            objectName: "announcement"
            Layout.fillWidth: true
            maximumLength: sheet.venue.maxLetters
            placeholderText: qsTr("Lunch after this round")
            Accessible.name: qsTr("Announcement")
            onAccepted: sheet.announce()
        }
        ActionButton {
            objectName: "announce"
            enabled: text.text.trim() !== ""
            text: qsTr("Tell everybody")
            onClicked: sheet.announce()
        }
    }
    Repeater {
        model: sheet.venue.announcements
        delegate: Words {
            required property string modelData
            Layout.fillWidth: true
            text: modelData
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
    ActionButton {
        objectName: "clearAnnouncements"
        visible: sheet.venue.announcements.length > 0
        text: qsTr("Take the announcements away")
        onClicked: sheet.venue.clear()
    }
    Words {
        Layout.fillWidth: true
        text: qsTr("Everybody sees both on phones and on a screen on the wall, which also shows seats and standings. Its address is on the page Phones, under League. At the end of the round a bell rings here.")
        color: Theme.soft
        font.pixelSize: Theme.smallSize
    }
    actions: ActionButton {
        objectName: "venuePhones"
        text: qsTr("Phones")
        onClicked: {
            sheet.close();
            sheet.phonesWanted();
        }
    }
}
