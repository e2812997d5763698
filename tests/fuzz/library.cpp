// Fuzzes a file given as a library: opened read-only, with any bytes it is a library or a fault, and stays
// unchanged.
#include "carddb/library.h"

#include <filesystem>
#include <fstream>
#include <unistd.h>

#include "target.h"

namespace {

std::string fileOf(const std::uint8_t* data, std::size_t size) {
  static const std::string name =
      (std::filesystem::temp_directory_path() / ("library-" + std::to_string(::getpid()) + ".lkdb")).string();
  std::ofstream(name, std::ios::binary | std::ios::trunc)
      .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
  return name;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace lk;
  const std::string name = fileOf(data, size);
  {
    const auto library = carddb::Library::open(name, carddb::LibraryMode::readOnly);
    if (library) {
      (void)library->references();
      (void)library->codes({}, [](const carddb::StoredCode&) {});
    } else {
      fuzz::promise(!library.fault().cure.empty(), "a fault says how to mend it");
    }
  }
  fuzz::promise(std::filesystem::file_size(name) == size, "a file that is only read stays as it was");
  std::filesystem::remove(name);
  return 0;
}
