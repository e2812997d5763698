// The few sentences every lesson shares.
#pragma once

#include "app/learn/lessons/lesson.h"

namespace lk::app::lesson_words {

inline const Text kRight{"Right: {right}.", "对：{right}。"};
inline const Text kWrong{"Not that one. Look again.", "不是这个，再看看。"};
inline const Text kQuizRoll{"A question. Put the screens down and roll both.",
                            "提问时间：放下挡板，双方掷骰。"};
inline const Text kAgain{"One more question, on new dice: roll both.", "换新骰子再问一次：双方掷骰。"};

}  // namespace lk::app::lesson_words
