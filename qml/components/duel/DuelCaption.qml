// The state of the duel in one sentence, readable across the room, with its rule.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: caption

    required property DuelModel duel
    property real headlineHeight: 84 * Theme.unit
    property bool ruled: false  // its rule can be opened
    readonly property shownAct act: duel.act
    signal ruleAsked(string rule, string text)

    spacing: Theme.gap

    SeatBadge {
        visible: caption.duel.headlineSeat !== ""
        seat: caption.duel.headlineSeat
        size: 52 * Theme.unit
    }
    Heading {
        Layout.fillWidth: true
        Layout.preferredHeight: caption.headlineHeight
        text: caption.duel.headline
        font.family: Theme.stepFamily
        font.pixelSize: Theme.displaySize * 0.86
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.headingSize
        verticalAlignment: Text.AlignVCenter
        lineHeight: 0.95
    }
    RuleChip {
        visible: caption.ruled && text !== ""
        text: caption.act.rule
        played: true
        onClicked: caption.ruleAsked(caption.act.rule, caption.act.ruleText)
    }
}
