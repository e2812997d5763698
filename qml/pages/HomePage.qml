// Where an evening begins: go on with the last night, lay out a new one, or watch the sample.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: page

    required property TableModel table
    required property HomeModel home
    required property WindowSettings settings
    required property BoxModel box
    readonly property bool mayGoOn: table.begun || home.lastNight !== ""
    signal pageWanted(string name)

    Component.onCompleted: page.home.refresh()

    BoxDialog {
        id: boxDialog
        objectName: "boxDialog"
        box: page.box
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.margin
        spacing: 2.5 * Theme.margin

        ColumnLayout {
            Layout.fillHeight: true
            Layout.preferredWidth: 400 * Theme.unit
            Layout.maximumWidth: 400 * Theme.unit
            spacing: Theme.gap

            Item { Layout.fillHeight: true }
            LampMark { size: 110 * Theme.unit }
            Heading {
                Layout.fillWidth: true
                text: qsTr("Good evening")
                font.pixelSize: Theme.displaySize * 1.15
            }
            Words {
                Layout.fillWidth: true
                text: qsTr("Play with your hands. Lampkeeper watches the table, keeps the rules and does the sums.")
                color: Theme.soft
                font.pixelSize: Theme.headingSize
            }
            Item { Layout.fillHeight: true }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.margin

            Item { Layout.fillHeight: true }

            HomeCard {
                Layout.fillWidth: true
                visible: page.mayGoOn
                title: page.table.begun ? qsTr("The night is on") : qsTr("Go on with the last night")
                text: page.table.begun ? page.table.nextStep : page.home.lastNight
                ActionButton {
                    text: page.table.begun ? qsTr("Back to the table") : qsTr("Go on")
                    primary: true
                    focus: page.mayGoOn
                    onClicked: page.table.begun ? page.pageWanted("table") : page.home.resume()
                }
            }

            Panel {
                Layout.fillWidth: true
                Layout.preferredHeight: fresh.implicitHeight + 2 * Theme.margin
                ColumnLayout {
                    id: fresh
                    anchors.fill: parent
                    anchors.margins: Theme.margin
                    spacing: Theme.gap
                    Heading {
                        Layout.fillWidth: true
                        text: qsTr("A new night of %1").arg(page.home.gameName)
                    }
                    PlayerSetup {
                        Layout.fillWidth: true
                        seat: "A"
                        name: page.settings.nameA
                        classes: page.home.classes
                        playsAs: page.home.classA
                        starts: page.home.starter === "A"
                        onNamed: name => page.settings.nameA = name
                        onClassPicked: id => page.home.classA = id
                        onStartsPicked: page.home.starter = "A"
                    }
                    PlayerSetup {
                        Layout.fillWidth: true
                        seat: "B"
                        name: page.settings.nameB
                        classes: page.home.classes
                        playsAs: page.home.classB
                        starts: page.home.starter === "B"
                        onNamed: name => page.settings.nameB = name
                        onClassPicked: id => page.home.classB = id
                        onStartsPicked: page.home.starter = "B"
                    }
                    NightOptions {
                        Layout.fillWidth: true
                        home: page.home
                    }
                    Flow {
                        Layout.fillWidth: true
                        Layout.topMargin: Theme.gap
                        spacing: Theme.gap
                        ActionButton {
                            text: qsTr("Begin with the camera")
                            primary: !page.mayGoOn
                            focus: page.home.cameraAtHand && !page.mayGoOn
                            onClicked: page.home.startWithCamera()
                        }
                        ActionButton {
                            text: qsTr("Begin by hand")
                            onClicked: page.home.startByHand()
                        }
                        ActionButton {
                            visible: page.box.count > 0
                            text: qsTr("Out of the box")
                            note: page.box.troubles.length > 0 ? qsTr("something is missing") : qsTr("%n cards", "", page.box.cards)
                            onClicked: boxDialog.open()
                        }
                    }
                }
            }

            HomeCard {
                Layout.fillWidth: true
                title: qsTr("No camera at hand?")
                text: qsTr("A sample night plays at a virtual table, through the same eyes. It is not kept.")
                ActionButton {
                    text: qsTr("Watch it")
                    onClicked: page.home.startSample()
                }
            }

            Item { Layout.fillHeight: true }
        }
    }
}
