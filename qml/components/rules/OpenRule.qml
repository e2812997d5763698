// Creates the sheet with a rule's text when it is needed.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

OnDemand {
    id: opener

    signal wanted(string rule)

    function show(rule: string, text: string) {
        active = true;
        (popup as RuleSheet).show(rule, text);
    }

    sourceComponent: RuleSheet {
        onWanted: rule => opener.wanted(rule)
    }
}
