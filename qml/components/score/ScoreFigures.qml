// Figures that seldom change. A tap opens the dialog to set one.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Flow {
    id: list

    required property list<shownFigure> figures
    property string who: ""
    signal askWanted(string figure, string label, int value)

    spacing: 6 * Theme.unit

    Repeater {
        model: PersistentRows { list: list.figures }
        delegate: ActionButton {
            required property shownFigure modelData
            required property bool shown
            visible: shown
            implicitHeight: 40 * Theme.unit
            implicitWidth: implicitContentWidth + 16 * Theme.unit
            leftPadding: 8 * Theme.unit
            rightPadding: 8 * Theme.unit
            topPadding: 2 * Theme.unit
            bottomPadding: 2 * Theme.unit
            font.pixelSize: Theme.besideSize
            text: modelData.text
            Accessible.name: list.who === "" ? qsTr("Change %1").arg(text) : qsTr("%1: change %2").arg(list.who).arg(text)
            onClicked: list.askWanted(modelData.key, modelData.label, modelData.value)
        }
    }
}
