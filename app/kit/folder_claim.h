// Who uses a folder now: programs that work in it share it, one that replaces all of it has it alone.
#pragma once

#include <memory>
#include <string>

namespace lk::app {

/// Lasts as long as the object; the system ends it with the program, however that ends. Nothing is written.
class FolderClaim {
 public:
  enum class Kind { shared, alone };

  /// None when others keep it for longer than that. Where the system cannot tell, it is granted.
  static std::unique_ptr<FolderClaim> take(const std::string& folder, Kind kind, int patienceMs);
  ~FolderClaim();
  FolderClaim(const FolderClaim&) = delete;
  FolderClaim& operator=(const FolderClaim&) = delete;

 private:
  explicit FolderClaim(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace lk::app
