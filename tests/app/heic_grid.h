// Writes HEIC as iPhones do: tiles side by side, combined by an item "grid", with an orientation.
#pragma once

#include <string>
#include <vector>

#include "encoded_pictures.h"

namespace lk::test {

/// Writes the boxes of ISO/IEC 14496-12 and 23008-12 that a grid needs.
class HeicGrid {
 public:
  /// Returns one row of tiles of one size, rotated by quarter turns counter-clockwise. `shared`: all of them
  /// use the bytes of the first.
  HeicGrid(const std::vector<cv::Mat>& tiles, int quarterTurns, bool shared = false)
      : size_(tiles.front().size()), turns_(quarterTurns), shared_(shared) {
    for (const cv::Mat& tile : tiles) {
      const std::string single = encodedHeif(tile, false);
      tiles_.push_back(single.substr(single.find("mdat") + 4));
      const std::size_t setup = single.find("hvcC") - 4;
      setup_ = single.substr(setup, static_cast<unsigned char>(single[setup + 2]) * 256u +
                                        static_cast<unsigned char>(single[setup + 3]));
    }
  }

  [[nodiscard]] std::string bytes() const {
    const std::string type = box("ftyp", "heic" + number(0, 4) + "mif1heic");
    const std::size_t data =
        type.size() + meta(0).size() + 8;  // offsets have the same length wherever the data is
    std::string all;
    for (const std::string& tile : tiles_)
      if (all.empty() || !shared_) all += tile;
    return type + meta(data) + box("mdat", all);
  }

 private:
  static std::string number(std::size_t value, int bytes) {
    std::string out;
    for (int i = bytes - 1; i >= 0; --i) out += static_cast<char>(value >> (8 * i) & 0xFF);
    return out;
  }
  static std::string box(const char* name, const std::string& content) {
    return number(content.size() + 8, 4) + name + content;
  }
  static std::string full(const char* name, int version, const std::string& content) {
    return box(name, number(std::size_t(version), 1) + number(0, 3) + content);
  }
  static std::string item(std::size_t id, const char* kind) {
    return full("infe", 2, number(id, 2) + number(0, 2) + kind + '\0');
  }
  static std::string size(cv::Size of) {
    return full("ispe", 0, number(std::size_t(of.width), 4) + number(std::size_t(of.height), 4));
  }

  /// The grid is item 1, tiles start at item 2; `data` is the offset of the first tile.
  [[nodiscard]] std::string meta(std::size_t data) const {
    const std::size_t count = tiles_.size();
    const cv::Size whole(size_.width * int(count), size_.height);
    const std::string grid = number(0, 3) + number(count - 1, 1) + number(std::size_t(whole.width), 2) +
                             number(std::size_t(whole.height), 2);
    std::string kinds = number(count + 1, 2) + item(1, "grid");
    std::string parts = number(1, 2) + number(count, 2);
    std::string properties = number(count + 1, 4) + number(1, 2) + number(2, 1) + "\x01\x84";
    std::string places = number(0x4400, 2) + number(count + 1, 2) + place(1, 1, 0, grid.size());
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t id = i + 2;
      kinds += item(id, "hvc1");
      parts += number(id, 2);
      properties += number(id, 2) + number(2, 1) + "\x02\x83";
      places += place(id, 0, data, tiles_[i].size());
      if (!shared_) data += tiles_[i].size();
    }
    const std::string known =
        size(whole) + size(size_) + setup_ + box("irot", number(std::size_t(turns_), 1));
    return full("meta", 0,
                full("hdlr", 0, number(0, 4) + "pict" + std::string(13, '\0')) +
                    full("pitm", 0, number(1, 2)) + full("iinf", 0, kinds) +
                    full("iref", 0, box("dimg", parts)) +
                    box("iprp", box("ipco", known) + full("ipma", 0, properties)) + box("idat", grid) +
                    full("iloc", 1, places));
  }
  static std::string place(std::size_t id, std::size_t inBox, std::size_t offset, std::size_t length) {
    return number(id, 2) + number(inBox, 2) + number(0, 2) + number(1, 2) + number(offset, 4) +
           number(length, 4);
  }

  cv::Size size_;
  int turns_;
  bool shared_;
  std::string setup_;  // the box hvcC
  std::vector<std::string> tiles_;
};

}  // namespace lk::test
