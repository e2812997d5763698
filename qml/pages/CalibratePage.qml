// Calibrates a camera and its table: the picture with marks and zones, and the problems to fix.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property TableModel table
    required property HomeModel home
    required property CalibrateModel calibrate
    required property CameraList cameras
    readonly property bool nightIsOn: table.begun && !table.finished

    function leave() {
        calibrate.end();
    }
    function takeBack(): bool {
        calibrate.undo();
        return true;
    }
    function begin(source: string, name: string) {
        calibrate.begin(source, name);
        view.forceActiveFocus();
    }

    function turnPicture() {
        const source = calibrate.otherwiseMirrored();
        cameras.chosen = source;
        begin(source, cameras.nameOf(source));
    }

    Component.onCompleted: {
        cameras.refresh();
        if (calibrate.nightIsSeen())
            begin("", "");
        else if (cameras.wasChosen && !nightIsOn)
            begin(cameras.chosen, cameras.nameOf(cameras.chosen));
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: page.calibrate.running
            spacing: Theme.margin

            CalibrateView {
                id: view
                Layout.fillWidth: true
                Layout.fillHeight: true
                calibrate: page.calibrate
            }
            ColumnLayout {
                Layout.preferredWidth: 380 * Theme.unit
                Layout.maximumWidth: 380 * Theme.unit
                Layout.fillHeight: true
                spacing: Theme.gap
                CheckList {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    calibrate: page.calibrate
                }
                ActionButton {
                    objectName: "mirror"
                    Layout.fillWidth: true
                    visible: page.calibrate.offersMirror
                    text: page.calibrate.mirrored ? qsTr("Stop flipping the picture")
                                                  : qsTr("Flip the mirrored picture")
                    onClicked: page.turnPicture()
                }
                ActionButton {
                    Layout.fillWidth: true
                    visible: !page.calibrate.duringNight
                    text: qsTr("Another camera")
                    onClicked: page.calibrate.end()
                }
                ActionButton {
                    objectName: "calibrateDone"
                    Layout.fillWidth: true
                    text: qsTr("Done")
                    key: qsTr("Esc")
                    primary: page.calibrate.ready
                    onClicked: page.pageWanted(page.calibrate.duringNight ? "table" : "home")
                }
            }
        }
        ZoneBar {
            Layout.fillWidth: true
            visible: page.calibrate.running
            calibrate: page.calibrate
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !page.calibrate.running
            CalibrateStart {
                anchors.centerIn: parent
                width: Math.min(parent.width, 760 * Theme.unit)
                focus: !page.calibrate.running
                cameras: page.cameras
                errorText: page.calibrate.errorText
                nightIsOn: page.nightIsOn && !page.calibrate.running
                onAsideWanted: page.home.putAside()
                onChosen: (source, name) => page.begin(source, name)
            }
        }
    }
}
