// The rows of a card's form in a column.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: form

    required property EditorModel editor

    /// Sets the focus inside a row.
    function takeFocus(row: int) {
        const at = rows.itemAt(row) as EditorRow;
        if (at)
            at.takeFocus();
    }

    Repeater {
        id: rows
        model: form.editor.form
        delegate: EditorRow {
            width: form.width
            editor: form.editor
        }
    }
}
