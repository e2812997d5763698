// Deletes what people made from the data folder: ordered while the program uses it, done before it is used
// next.
//
// The order lies in the folder as a list of names and goes last, so that a deletion that is broken off is
// gone on with. Only what is named goes: people may have told the program to use a folder with things of
// their own.
#pragma once

#include <string>
#include <vector>

#include "rules/text/fault.h"

namespace lk::app {

/// Whether a file or folder `name` goes when `ordered` is deleted: it is called so, or is kept beside it by
/// whoever writes it ("nights.lkdb-wal", "nights.lkdb.bak-7"). An order that ends with a hyphen stands for
/// all that begin with it.
bool goesWith(const std::string& name, const std::string& ordered);

/// Names of files and folders right in the folder, whether they are there yet or not.
Outcome<Done> orderEmptying(const std::string& folder, const std::vector<std::string>& names);
/// Nothing is to be deleted after all.
void withdrawEmptying(const std::string& folder);
bool emptyingOrdered(const std::string& folder);
/// Deletes what was ordered. To be called by who has claimed the folder alone.
Outcome<Done> finishEmptying(const std::string& folder);

}  // namespace lk::app
