// Creates the dialog that corrects a figure when it is needed.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

OnDemand {
    id: corrections

    required property TableModel table

    function ask(seat: string, figure: string, label: string, value: int) {
        active = true;
        (popup as CorrectionDialog).ask(seat, figure, label, value);
    }

    sourceComponent: CorrectionDialog {
        table: corrections.table
    }
}
