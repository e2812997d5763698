#include "app/kit/unfinished.h"

#include <array>
#include <atomic>
#include <csignal>
#include <mutex>
#include <utility>

namespace lk::app {

namespace {

constexpr std::array kEnds{SIGINT, SIGTERM, SIGHUP};

std::atomic<int> receivedSignal{0};                    // the signal received; 0: none
static_assert(std::atomic<int>::is_always_lock_free);  // required in a signal handler

std::mutex counting;
int living = 0;
std::array<struct sigaction, kEnds.size()> before{};

void note(int signal) {
  if (receivedSignal.exchange(signal) == 0) return;
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

TerminationGuard::TerminationGuard() {
  const std::lock_guard lock(counting);
  if (living++ > 0) return;
  for (std::size_t i = 0; i < kEnds.size(); ++i) {
    sigaction(kEnds[i], nullptr, &before[i]);
    if (before[i].sa_handler == SIG_IGN) continue;  // as under nohup
    struct sigaction noting {};
    noting.sa_handler = note;
    noting.sa_flags = SA_RESTART;
    sigaction(kEnds[i], &noting, nullptr);
  }
}

TerminationGuard::~TerminationGuard() {
  {
    const std::lock_guard lock(counting);
    if (--living > 0) return;
    for (std::size_t i = 0; i < kEnds.size(); ++i) sigaction(kEnds[i], &before[i], nullptr);
  }
  if (const int signal = receivedSignal.exchange(0); signal != 0) std::raise(signal);
}

bool TerminationGuard::terminationRequested() {
  return receivedSignal != 0;
}

}  // namespace lk::app
