// The settings: language, text size, colours, voice, sounds, animations, duels, camera, files and house
// rules.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property WindowSettings settings
    required property Voice voice
    required property HelpModel help
    required property FirstSteps firstSteps
    required property FirstNight firstNight
    required property SetupModel setup
    required property CameraList cameras
    required property OutFolder folder
    required property CareModel care
    required property StoredDataModel kept

    readonly property list<namedOption> onOff: Options.of(["off", "on"], [qsTr("Off"), qsTr("On")])

    Component.onCompleted: cameras.refresh()

    OnDemand {
        id: readings
        objectName: "readings"
        sourceComponent: ReadingsDialog {
            setup: page.setup
        }
    }

    OnDemand {
        id: wrong
        objectName: "care"
        sourceComponent: CareDialog {
            care: page.care
        }
    }

    OnDemand {
        id: everything
        objectName: "everythingKept"
        sourceComponent: StoredDataDialog {
            kept: page.kept
            care: page.care
        }
    }

    Flickable {
        id: view
        anchors.fill: parent
        anchors.margins: 2 * Theme.margin
        contentHeight: rows.implicitHeight
        clip: true
        T.ScrollBar.vertical: ScrollMark {}

        FollowFocus { view: view; around: Theme.margin }
        Column {
            id: rows
            width: view.width - 18 * Theme.unit
            spacing: 1.2 * Theme.margin

            Heading { text: qsTr("Settings") }
            SettingRow {
                width: rows.width
                label: qsTr("Language")
                about: qsTr("For the window, its cards and the voice.")
                options: page.settings.languages
                chosen: page.settings.language
                onPicked: id => page.settings.language = id
            }
            SettingRow {
                width: rows.width
                label: qsTr("Theme")
                about: qsTr("A dark theme does not dazzle beside a lamp.")
                options: Options.of(["dark", "light"], [qsTr("Dark"), qsTr("Light")])
                chosen: page.settings.theme
                onPicked: id => page.settings.theme = id
            }
            SettingRow {
                width: rows.width
                label: qsTr("Text size")
                about: qsTr("For those who sit farther away.")
                options: Options.of(["off", "on"], [qsTr("Normal"), qsTr("Large")])
                chosen: page.settings.largeText ? "on" : "off"
                onPicked: id => page.settings.largeText = id === "on"
            }
            SettingRow {
                width: rows.width
                enabled: page.voice.canSpeak
                label: qsTr("Voice")
                about: page.voice.canSpeak ? qsTr("Says the next step and the result of each duel.") : qsTr("This computer cannot speak: install espeak-ng, then restart Lampkeeper.")
                options: page.onOff
                chosen: page.settings.voice ? "on" : "off"
                onPicked: id => {
                    page.settings.voice = id === "on";
                    page.voice.say(qsTr("Good evening. I'll be your referee tonight."));
                }
            }
            Later {
                width: rows.width
                sourceComponent: Column {
                    spacing: rows.spacing
                    SettingRow {
                        width: rows.width
                        enabled: page.voice.canSound
                        label: qsTr("Sounds")
                        about: page.voice.canSound ? qsTr("Quiet sounds for recorded events, questions, refusals and duels.") : qsTr("This computer cannot play sounds: install alsa-utils, then restart Lampkeeper.")
                        options: page.onOff
                        chosen: page.settings.sounds ? "on" : "off"
                        onPicked: id => page.settings.sounds = id === "on"
                    }
                    SettingRow {
                        width: rows.width
                        label: qsTr("Animations")
                        about: qsTr("Short movements that show what changed.")
                        options: page.onOff
                        chosen: page.settings.motion ? "on" : "off"
                        onPicked: id => page.settings.motion = id === "on"
                    }
                    SettingRow {
                        width: rows.width
                        label: qsTr("Show each duel")
                        about: qsTr("Shows each duel once it is decided, here and on the TV.")
                        options: page.onOff
                        chosen: page.settings.showDuels ? "on" : "off"
                        onPicked: id => page.settings.showDuels = id === "on"
                    }
                    SettingRow {
                        width: rows.width
                        label: qsTr("Forced steps")
                        about: qsTr("Without a camera: what has only one answer is answered by itself, from the next night on.")
                        options: page.onOff
                        chosen: page.settings.answersAlone ? "on" : "off"
                        onPicked: id => page.settings.answersAlone = id === "on"
                    }
                    CameraSetting {
                        width: rows.width
                        cameras: page.cameras
                        onCheckWanted: page.pageWanted("calibrate")
                        onPhonesWanted: page.pageWanted("phones")
                    }
                    FolderSetting {
                        width: rows.width
                        folder: page.folder
                    }
                    HouseRules {
                        width: rows.width
                        setup: page.setup
                        onReadingsWanted: game => {
                            page.setup.game = game;
                            readings.open();
                        }
                    }
                    SettingRow {
                        width: rows.width
                        label: qsTr("First steps")
                        about: qsTr("A checklist on Home for your first night.")
                        options: page.onOff
                        chosen: page.firstSteps.wanted ? "on" : "off"
                        onPicked: id => page.firstSteps.show(id === "on")
                    }
                    SettingRow {
                        width: rows.width
                        objectName: "firstNightHints"
                        label: qsTr("Hints in a first game")
                        about: qsTr("What each question of the first turn means, for players new to the game.")
                        options: page.onOff
                        chosen: page.firstNight.wanted ? "on" : "off"
                        onPicked: id => page.firstNight.want(id === "on")
                    }
                    SettingLine {
                        label: qsTr("Something is wrong")
                        about: qsTr("Checks this computer. Backup and restore are there, too.")
                        width: rows.width
                        ActionButton {
                            objectName: "openCare"
                            text: qsTr("Check")
                            Accessible.name: Sentence.pair(qsTr("Something is wrong"), text)
                            onClicked: wrong.open()
                        }
                    }
                    SettingLine {
                        label: qsTr("What is kept here")
                        about: qsTr("Everything this computer remembers of your nights, and how to delete it.")
                        width: rows.width
                        ActionButton {
                            objectName: "openKept"
                            text: qsTr("Show")
                            Accessible.name: Sentence.pair(qsTr("What is kept here"), text)
                            onClicked: everything.open()
                        }
                    }
                    Repeater {
                        model: PersistentRows { list: page.help.players }
                        delegate: SettingRow {
                            required property helpedPlayer modelData
                            required property bool shown
                            visible: shown
                            width: rows.width
                            label: qsTr("Help for %1").arg(modelData.name)
                            about: qsTr("How much is explained at each question. Remembered for this name.")
                            options: page.help.levels
                            chosen: modelData.level
                            onPicked: id => page.help.choose(modelData.seat, id)
                        }
                    }
                }
            }
        }
    }
}
