// The sheet with what a rule says, made when it is asked for.

// Qt 6.4 shows what a Loader loads in a context of its own, which bound components refuse.
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
