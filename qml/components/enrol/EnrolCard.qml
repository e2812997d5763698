// The current card: its picture, the picture of the proposed card, the picture's quality, and its name. A
// typed name replaces the proposal; Enter alone accepts it.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: panel

    required property EnrolModel enrol
    readonly property cardToEnrol card: enrol.card
    readonly property bool there: card.there
    property bool nameless: false  // Enter was pressed without a name

    function accept(text: string) {
        nameless = !enrol.accept(text);
        if (!nameless)
            entry.clear();
    }

    Panel { anchors.fill: parent }
    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.margin
        visible: !panel.there
        spacing: Theme.gap
        Nothing {
            width: parent.width
            text: panel.enrol.stepwise ? qsTr("No card found in this photo. If it is a scan or cropped to the card, use it as it is.")
                : panel.enrol.wanted !== "" ? qsTr("Lay %1 where the camera sees it.").arg(panel.enrol.wanted)
                                            : qsTr("Lay a card where the camera sees it, or several side by side.")
        }
        Flow {
            width: parent.width
            visible: panel.enrol.stepwise
            spacing: Theme.gap
            WholeButton { enrol: panel.enrol; primary: true }
            NextButton { enrol: panel.enrol }
        }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap
        visible: panel.there

        RowLayout {
            id: pictures
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: 80 * Theme.unit
            Layout.preferredHeight: (entry.text === "" ? 176 : 110) * Theme.unit  // names to choose from need room
            Layout.maximumHeight: Layout.preferredHeight
            spacing: Theme.gap
            CardPicture {
                objectName: "seenCard"
                Layout.fillHeight: true
                Layout.preferredWidth: pictures.Layout.preferredHeight * 63 / 88
                source: panel.card.picture
                says: qsTr("The card as it is seen")
            }
            CardPicture {
                Layout.fillHeight: true
                Layout.preferredWidth: pictures.Layout.preferredHeight * 63 / 88
                visible: panel.card.face !== "" && entry.text === ""
                source: panel.card.face
                says: qsTr("The card it was recognised as")
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 4 * Theme.unit
                Repeater {
                    model: PersistentRows { list: entry.text === "" ? panel.card.checks : [] }
                    delegate: Words {
                        required property pictureCheck modelData
                        required property bool shown
                        visible: shown
                        Layout.fillWidth: true
                        text: (modelData.good ? "\u2713  " : "!  ") + modelData.label
                        color: modelData.good ? Theme.soft : Theme.warning
                        font.weight: modelData.good ? Font.Normal : Font.DemiBold
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData.good ? modelData.label : qsTr("not %1").arg(modelData.label)
                    }
                }
                Item { Layout.fillHeight: true }
            }
        }
        Repeater {
            model: PersistentRows { list: entry.text === "" ? Array.from(panel.card.checks).filter(check => !check.good).slice(0, 2) : [] }
            delegate: Words {
                required property pictureCheck modelData
                required property bool shown
                visible: shown
                Layout.fillWidth: true
                text: qsTr("The picture %1: %2.").arg(modelData.says).arg(modelData.cure)
                color: Theme.warning
                font.pixelSize: Theme.smallSize
            }
        }
        Heading {
            Layout.fillWidth: true
            text: panel.card.name
            visible: text !== "" && entry.text === ""
        }
        Words {
            Layout.fillWidth: true
            text: panel.nameless ? qsTr("Type its name first.") : panel.card.proposal
            color: panel.nameless ? Theme.warning : Theme.soft
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        NameEntry {
            id: entry
            objectName: "nameEntry"
            Layout.fillWidth: true
            focus: true
            enrol: panel.enrol
            offered: panel.card.maybe
            onAccepted: text => panel.accept(text)
        }
        Item { Layout.fillHeight: true }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap
            ActionButton {
                text: panel.card.taught ? qsTr("Another picture of it") : qsTr("Yes, that's it")
                key: qsTr("Enter")
                primary: true
                enabled: panel.card.name !== "" || entry.text !== ""
                onClicked: panel.accept(entry.text)
            }
            ActionButton {
                visible: panel.enrol.asking > 1
                text: qsTr("All %1").arg(panel.enrol.asking)
                key: qsTr("Ctrl Enter")
                onClicked: panel.enrol.acceptAll()
                Shortcut { sequences: ["Ctrl+Return", "Ctrl+Enter"]; onActivated: panel.enrol.acceptAll() }
            }
            WholeButton { enrol: panel.enrol }
            NextButton { enrol: panel.enrol }
        }
    }
    Shortcut { sequence: "Ctrl+N"; enabled: panel.enrol.stepwise; onActivated: panel.enrol.nextPicture() }
    Shortcut { sequence: "Ctrl+P"; enabled: panel.enrol.stepwise; onActivated: panel.enrol.whole = !panel.enrol.whole }

    component NextButton: ActionButton {
        required property EnrolModel enrol
        visible: enrol.stepwise
        text: qsTr("Next photo")
        key: qsTr("Ctrl N")
        onClicked: enrol.nextPicture()
    }
    component WholeButton: ActionButton {
        required property EnrolModel enrol
        visible: enrol.stepwise
        text: enrol.whole ? qsTr("Find the card in the picture") : qsTr("This picture is the card")
        key: qsTr("Ctrl P")
        Accessible.description: enrol.whole ? "" : qsTr("Takes the photo edge to edge, as a scan of one card")
        onClicked: enrol.whole = !enrol.whole
    }
}
