#include <array>

#include "app/kit/picture_formats/coded_size.h"
#include "app/kit/picture_formats/heif_items.h"
#include "app/kit/picture_formats/picture_formats.h"

namespace lk::app {

namespace {

/// Brands of files with pictures; videos have others.
constexpr std::array<std::string_view, 10> kBrands{"heic", "heix", "heim", "heis", "hevc",
                                                   "hevx", "mif1", "msf1", "avif", "avis"};

/// Returns the largest size among the properties in the box ipco.
CodedSize declaredSize(const ByteView& properties) {
  CodedSize largest;
  eachBox(properties, [&](const HeifBox& box) {
    if (box.is("ispe")) largest.atLeast({box.content.big32(4), box.content.big32(8)});
    if (box.is("hvcC")) largest.atLeast(sizeOfHevcSetup(box.content));
    if (box.is("av1C")) largest.atLeast(sizeOfAv1Data(box.content.from(4)));
  });
  return largest;
}

/// Returns the largest size in the compressed pictures.
CodedSize codedSize(const HeifItems& items) {
  CodedSize largest;
  for (const auto& [id, item] : items.all)
    for (const ByteView& part : item.parts) {
      if (item.kind == "hvc1") largest.atLeast(sizeOfHevcData(part));
      if (item.kind == "av01") largest.atLeast(sizeOfAv1Data(part));
    }
  return largest;
}

}  // namespace

bool isHeif(const ByteView& view) {
  if (!view.has(4, "ftyp")) return false;
  const std::size_t end = std::min<std::size_t>(view.big32(0), 256);
  for (std::size_t at = 8; at + 4 <= end; at += 4)
    for (const std::string_view brand : kBrands)
      if (view.has(at, brand)) return true;
  return false;
}

PictureHeader readHeif(const ByteView& view) {
  PictureHeader header{.format = "HEIC"};
  ByteView meta({});
  const bool whole = eachBox(view, [&](const HeifBox& box) {
    if (box.is("meta")) meta = box.content;
  });
  const HeifItems items = itemsIn(view, meta);
  const std::string kind = items.primaryKind();
  if (kind == "av01" || (kind == "grid" && (view.has(8, "avif") || view.has(8, "avis"))))
    header.format = "AVIF";
  header.complete = whole && meta.size() > 0 && items.complete;
  // Other kinds, such as overlays, are not read: they could expand without limit.
  if (kind != "hvc1" && kind != "av01" && kind != "grid") return header;
  CodedSize size;
  eachBox(meta.from(4), [&](const HeifBox& box) {
    if (!box.is("iprp")) return;
    eachBox(box.content, [&](const HeifBox& inner) {
      if (inner.is("ipco")) size.atLeast(declaredSize(inner.content));
    });
  });
  size.atLeast(codedSize(items));
  header.width = size.width;
  header.height = size.height;
  return header;
}

}  // namespace lk::app
