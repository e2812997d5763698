// Prints the sheets that a table needs: which ones, the paper size, and the file.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property SheetPrinter sheets
    signal done()  // people have the sheets they need

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 980 * Theme.unit)
    height: Math.min(parent ? parent.height - 2 * Theme.margin : 0, content.implicitHeight + 2 * padding)
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }
    onOpened: file.text = sheets.file

    Connections {
        target: dialog.sheets
        function onChanged() {
            if (!dialog.sheets.busy && !file.changed)
                file.text = dialog.sheets.file;
        }
    }

    contentItem: ColumnLayout {
        id: content
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            text: dialog.sheets.gameName === "" ? qsTr("Print") : qsTr("Print: %1").arg(dialog.sheets.gameName)
        }
        Flickable {
            id: choices

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: rows.implicitHeight
            clip: true
            contentHeight: rows.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollMark {}

            FollowFocus { view: choices; around: Theme.gap }
            ColumnLayout {
                id: rows
                width: choices.width - 14 * Theme.unit
                spacing: Theme.gap
                Flow {
                    Layout.fillWidth: true
                    spacing: 8 * Theme.unit
                    Repeater {
                        model: PersistentRows { list: dialog.sheets.games }
                        delegate: ActionButton {
                            required property namedOption modelData
                            required property bool shown
                            readonly property bool on: modelData.id === dialog.sheets.game
                            visible: shown
                            objectName: "printGame-" + modelData.id
                            text: (on ? "\u25cf  " : "\u25cb  ") + modelData.name
                            offered: on
                            checkable: true
                            autoExclusive: true
                            checked: on
                            onClicked: dialog.sheets.game = modelData.id
                        }
                    }
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: dialog.width > 800 * Theme.unit ? 3 : 2
                    columnSpacing: Theme.gap
                    rowSpacing: 8 * Theme.unit
                    Repeater {
                        model: PersistentRows { list: dialog.sheets.kinds }
                        delegate: PickButton {
                            required property namedOption modelData
                            required property int index
                            required property bool shown
                            visible: shown
                            objectName: "print-" + modelData.id
                            Layout.fillWidth: true
                            Layout.preferredWidth: 1
                            implicitHeight: Math.max(78 * Theme.unit, 6.7 * Theme.leastLetters)
                            focusPolicy: Qt.StrongFocus
                            focus: current
                            text: (current ? "\u25cf  " : "\u25cb  ") + modelData.name
                            note: modelData.about
                            current: dialog.sheets.kind === modelData.id
                            Accessible.role: Accessible.RadioButton
                            Accessible.checked: current
                            Keys.onReturnPressed: clicked()
                            onClicked: dialog.sheets.kind = modelData.id
                            FocusRing { shown: parent.visualFocus }
                        }
                    }
                }
                SettingRow {
                    Layout.fillWidth: true
                    label: qsTr("Paper")
                    about: qsTr("Print at 100 %: the camera relies on the size.")
                    options: Options.of(["a4", "letter"], [qsTr("A4"), qsTr("Letter")])
                    chosen: dialog.sheets.paper
                    onPicked: id => dialog.sheets.paper = id
                }
                SettingRow {
                    Layout.fillWidth: true
                    label: qsTr("Ink")
                    about: qsTr("Little ink: black outlines, no filled areas.")
                    options: Options.of(["full", "low"], [qsTr("In colour"), qsTr("Little ink")])
                    chosen: dialog.sheets.ink
                    onPicked: id => dialog.sheets.ink = id
                }
                PathLine {
                    id: file
                    kind: PathLine.Save
                    Layout.fillWidth: true
                    placeholderText: qsTr("The file to print to")
                    filters: [qsTr("PDF (*.pdf)")]
                    input.objectName: "printFile"
                    onEntered: dialog.sheets.print(text)
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(message.implicitHeight, Theme.touch, 2 * line.height)  // nothing moves when the text appears
            spacing: Theme.gap
            FontMetrics {
                id: line
                font: message.font
            }
            Words {
                id: message
                Layout.fillWidth: true
                objectName: "printSheets"
                readonly property string counted: dialog.sheets.sheets <= 0 ? ""
                    : Sentence.beside([qsTr("%n sheets of paper, printed on both sides", "", dialog.sheets.sheets),
                                       dialog.sheets.cuts > 0 ? qsTr("%n pieces to cut out", "", dialog.sheets.cuts) : ""])
                text: dialog.sheets.busy ? qsTr("Writing the file") : dialog.sheets.message !== "" ? dialog.sheets.message : counted
                color: dialog.sheets.busy || dialog.sheets.message !== "" ? Theme.soft : Theme.ink
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            ActionButton {
                objectName: "printOpen"
                visible: dialog.sheets.openable
                text: qsTr("Open the PDF")
                onClicked: dialog.sheets.open()
            }
            ActionButton {
                objectName: "printShow"
                visible: dialog.sheets.openable
                text: qsTr("Show in folder")
                onClicked: dialog.sheets.showInFolder()
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap
            ActionButton {
                objectName: "printNow"
                text: qsTr("Print to PDF")
                primary: true
                enabled: !dialog.sheets.busy && file.text.trim() !== ""
                onClicked: dialog.sheets.print(file.text)
            }
            ActionButton {
                objectName: "printDone"
                text: qsTr("I already have these")
                onClicked: {
                    dialog.done();
                    dialog.close();
                }
            }
            ActionButton {
                text: qsTr("Close")
                key: qsTr("Esc")
                quiet: true
                onClicked: dialog.close()
            }
        }
    }
}
