// Header readers for each picture format. Each needs a view that begins with the format's signature.
#pragma once

#include "app/kit/picture_formats/byte_view.h"
#include "app/kit/picture_header.h"

namespace lk::app {

PictureHeader readJpeg(const ByteView& view);
PictureHeader readPng(const ByteView& view);
PictureHeader readBmp(const ByteView& view);
PictureHeader readWebp(const ByteView& view);
/// Reads the first page.
PictureHeader readTiff(const ByteView& view);
/// Reads the first frame and the screen it is drawn on.
PictureHeader readGif(const ByteView& view);
/// Reads a codestream with or without boxes around it.
PictureHeader readJpeg2000(const ByteView& view);

/// Returns whether the file has pictures in boxes (ISO/IEC 23008-12): HEIC or AVIF. Videos have such boxes,
/// too.
bool isHeif(const ByteView& view);
/// Returns the size of the largest picture, including tiles and thumbnails, by both headers and compressed
/// data.
PictureHeader readHeif(const ByteView& view);

}  // namespace lk::app
