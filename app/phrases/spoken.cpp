#include "app/phrases/spoken.h"

#include "app/phrases/word_context.h"

namespace lk::app {

LanguageId spoken() {
  const QString id = Words::tr("en", "the name of the language of this translation: zh");
  return LanguageId::from(id.toStdString()).value_or(kEnglish);
}

}  // namespace lk::app
