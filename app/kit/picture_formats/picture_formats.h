// What each format says of itself. Every function needs a view that begins as its format does.
#pragma once

#include "app/kit/picture_formats/byte_view.h"
#include "app/kit/picture_header.h"

namespace lk::app {

PictureHeader readJpeg(const ByteView& view);
PictureHeader readPng(const ByteView& view);
PictureHeader readBmp(const ByteView& view);
PictureHeader readWebp(const ByteView& view);
/// Of the first page.
PictureHeader readTiff(const ByteView& view);
/// Of the first frame, and the screen it is drawn on.
PictureHeader readGif(const ByteView& view);
/// With or without boxes around the codestream.
PictureHeader readJpeg2000(const ByteView& view);

/// Whether these are pictures in boxes (ISO/IEC 23008-12): HEIC or AVIF. Videos have such boxes, too.
bool isHeif(const ByteView& view);
/// Of the largest picture in it: tiles and thumbnails count as well, and what the compressed data say.
PictureHeader readHeif(const ByteView& view);

}  // namespace lk::app
