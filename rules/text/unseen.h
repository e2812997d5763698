// Characters that nobody sees in a name: two names that look the same must be the same.
#pragma once

#include <string>
#include <string_view>

namespace lk {

/// Returns whether the text holds a character that shows nothing, or changes how the text beside it is shown.
/// Joiners count only where they change nothing that is seen: in emoji and in scripts that need them they are
/// kept.
bool holdsUnseen(std::u32string_view text);
/// Returns the text without such characters.
std::u32string withoutUnseen(std::u32string_view text);

}  // namespace lk
