#include "app/window/table/source_words.h"

#include "app/phrases/pause_words.h"
#include "app/window/table/table_model.h"

namespace lk::app {

QString sourceWords(PictureSource source) {
  switch (source) {
    case PictureSource::none:
      return TableModel::tr("No camera: enter what happens by hand");
    case PictureSource::starting:
      return TableModel::tr("Opening the camera");
    case PictureSource::live:
      return TableModel::tr("The camera sees the table");
    case PictureSource::lost:
      return pauseText(Pause::lost);
    case PictureSource::ended:
      return TableModel::tr("No more pictures");
  }
  return {};
}

}  // namespace lk::app
