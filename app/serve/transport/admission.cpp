#include "app/serve/transport/admission.h"

#include <algorithm>

namespace lk::app {

namespace {

constexpr int kNetworkBytes = 8;  // of an IPv6 address

}  // namespace

QHostAddress countedAddress(const QHostAddress& address) {
  bool four = false;
  const quint32 asFour = address.toIPv4Address(&four);
  if (four) return QHostAddress(asFour);
  Q_IPV6ADDR six = address.toIPv6Address();
  std::fill(six.c + kNetworkBytes, six.c + sizeof six.c, quint8{0});
  return QHostAddress(six);
}

bool Admission::withinRate(const QHostAddress& from) {
  if (!sinceFirstArrival_.isValid() || sinceFirstArrival_.hasExpired(kCountedMs) ||
      arrivals_.size() >= kMaxAddressesCounted) {
    arrivals_.clear();
    sinceFirstArrival_.start();
  }
  return ++arrivals_[from] <= limits_.arrivalsOfOneAddress;
}

Admission::Decision Admission::arrive(const QHostAddress& address) {
  const QHostAddress from = countedAddress(address);
  const auto unheard = [&](const auto& each) { return each.second.stage == Stage::unheard; };
  const auto ours = [&](const auto& each) { return each.second.from == from; };
  const auto count = [&](auto which) { return std::count_if(all_.begin(), all_.end(), which); };
  if (!withinRate(from) ||
      count([&](const auto& each) { return ours(each) && unheard(each); }) >= limits_.unheardOfOneAddress)
    return {};
  Decision decision;
  if (open() >= limits_.connections)
    decision.out = oldestOfMost(from, false);
  else if (count(unheard) >= limits_.unheard)
    decision.out = oldestOfMost(from, true);
  else
    decision.in = next_;
  if (decision.out) decision.in = next_;
  if (decision.in) all_[next_++] = {from, Stage::unheard};
  return decision;
}

/// Returns nullopt if no address has more than the new one, which then gets no place.
std::optional<Admission::Ticket> Admission::oldestOfMost(const QHostAddress& instead,
                                                         bool unheardOnly) const {
  QHash<QHostAddress, int> counts;
  const auto counted = [&](const Connection& each) {
    return unheardOnly ? each.stage == Stage::unheard : each.stage != Stage::kept;
  };
  for (const auto& [ticket, each] : all_)
    if (counted(each)) ++counts[each.from];
  const auto most = std::max_element(counts.cbegin(), counts.cend());
  if (most == counts.cend() || *most <= counts.value(instead) + 1) return std::nullopt;
  for (const auto& [ticket, each] : all_)
    if (counted(each) && each.from == most.key()) return ticket;
  return std::nullopt;
}

void Admission::heard(Ticket ticket) {
  if (const auto at = all_.find(ticket); at != all_.end()) at->second.stage = Stage::heard;
}

void Admission::keep(Ticket ticket) {
  if (const auto at = all_.find(ticket); at != all_.end()) at->second.stage = Stage::kept;
}

void Admission::leave(Ticket ticket) {
  all_.erase(ticket);
}

int Admission::openOf(const QHostAddress& from) const {
  const QHostAddress counted = countedAddress(from);
  return static_cast<int>(
      std::count_if(all_.begin(), all_.end(), [&](const auto& each) { return each.second.from == counted; }));
}

}  // namespace lk::app
