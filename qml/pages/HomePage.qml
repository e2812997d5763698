// Where an evening begins: go on with the last night, or choose what to do.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property HomeModel home
    required property WindowSettings settings
    readonly property bool mayGoOn: table.begun || home.mayResume

    Component.onCompleted: page.home.refresh()

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
                title: page.table.begun ? qsTr("The night is on") : qsTr("Go on: %1").arg(page.home.lastNight)
                text: page.table.begun ? page.table.nextStep : page.home.lastNightStood
                ActionButton {
                    objectName: "goOn"
                    text: page.table.begun ? qsTr("Back to the table") : qsTr("Go on")
                    primary: true
                    focus: page.mayGoOn
                    onClicked: page.table.begun ? page.pageWanted(page.home.nightPage) : page.home.resume()
                }
            }

            GridLayout {
                Layout.fillWidth: true
                columns: 2
                columnSpacing: Theme.gap
                rowSpacing: Theme.gap
                Repeater {
                    model: page.home.tiles
                    delegate: HomeTile {
                        required property var modelData
                        required property int index
                        objectName: "tile-" + modelData.page
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.columnSpan: index === 0 ? 2 : 1
                        text: modelData.title
                        note: modelData.text
                        primary: index === 0 && !page.mayGoOn
                        focus: index === 0 && !page.mayGoOn
                        onClicked: page.pageWanted(modelData.page)
                    }
                }
                HomeTile {
                    objectName: "sample"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: page.home.sampleNight !== ""
                    text: qsTr("Watch a sample night")
                    note: qsTr("At a virtual table, without a camera. It is not kept")
                    onClicked: page.home.startSample()
                }
            }

            Item { Layout.fillHeight: true }
        }
    }
}
