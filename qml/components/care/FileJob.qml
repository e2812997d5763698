// An action with a file: label, file name, and button.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: job

    required property string name  // prefix of the names of its parts
    required property string label
    required property string about
    required property int kind
    required property string file  // proposed until people enter one
    required property list<string> filters
    required property string does
    signal wanted(string file)

    spacing: Theme.gap
    onFileChanged: if (!line.changed) line.text = file
    Component.onCompleted: line.text = file

    SettingWords {
        Layout.fillWidth: true
        label: job.label
        about: job.about
    }
    RowLayout {
        spacing: Theme.gap
        PathLine {
            id: line
            Layout.fillWidth: true
            kind: job.kind
            filters: job.filters
            placeholderText: job.label
            input.objectName: job.name + "File"
            input.Accessible.name: job.label
            onEntered: job.wanted(text)
        }
        ActionButton {
            objectName: job.name + "Go"
            text: job.does
            enabled: job.enabled && line.text.trim() !== ""
            Accessible.name: Sentence.pair(job.label, job.does)
            onClicked: job.wanted(line.text)
        }
    }
}
