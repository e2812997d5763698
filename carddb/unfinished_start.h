// What a first start of an older program left when the disk filled up under it: a library half copied to its
// place, which nothing can open and in which nothing ever was. Private to carddb/.
#pragma once

#include <string>

namespace lk::carddb {

/// Whether every page of a file is a page of a library just made, or none at all, and its header promises no
/// more: what cannot be opened there held nothing. False in doubt. Precondition: no log lies beside it, in
/// which there may be more. Throws Trouble when there is no memory.
bool neverHeldAnything(const std::string& path);

/// Moves a file to a name beside it that is free ("nights.lkdb.unfinished"); false when it cannot be moved.
bool keepAside(const std::string& path);

}  // namespace lk::carddb
