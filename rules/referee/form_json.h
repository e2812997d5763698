// Forms in the shape of the command-line contract.
#pragma once

#include "rules/referee/form.h"

namespace lk::rules {

/// Returns {"next":{...}|null,"complete":...} and, as far as there are any, "then" (the fields open behind
/// `next`), "event" (with its forced parts) and "filled", "send" (the complete event), "problem".
Json formJson(const Form& form);

}  // namespace lk::rules
