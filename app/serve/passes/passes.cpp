#include "app/serve/passes/passes.h"

#include <algorithm>
#include <openssl/crypto.h>
#include <openssl/rand.h>

#include <QByteArray>

namespace lk::app {

namespace {

constexpr int kSecretBytes = kSecretLetters * 3 / 4;

bool isSecret(std::string_view text) {
  return text.size() == kSecretLetters;
}

}  // namespace

std::string newSecret() {
  QByteArray bytes(kSecretBytes, '\0');
  if (RAND_bytes(reinterpret_cast<unsigned char*>(bytes.data()), kSecretBytes) != 1)
    qFatal("no random numbers: nothing can be kept secret");
  return bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals).toStdString();
}

bool sameSecret(std::string_view one, std::string_view other) {
  return one.size() == other.size() && CRYPTO_memcmp(one.data(), other.data(), one.size()) == 0;
}

Passes::Passes(std::size_t seats) {
  for (std::size_t i = 0; i < seats; ++i) passes_.push_back({rules::kAllSeats[i], {}, {}});
  passes_.push_back({std::nullopt, {}, {}});
  renew();
}

Pass* Passes::find(std::string_view token, bool camera) {
  Pass* found = nullptr;
  for (Pass& pass : passes_)
    if (sameSecret(pass.token, token) && pass.seat.has_value() != camera) found = &pass;
  return found;
}

bool Passes::mayUse(const Pass& pass, std::string_view device) {
  return pass.device.empty() || sameSecret(pass.device, device);
}

Json Passes::toJson() const {
  Json pages = Json::array();
  for (const Pass& pass : passes_)
    pages.push(Json::object({{"seat", pass.seat ? Json(rules::name(*pass.seat)) : Json()},
                             {"token", pass.token},
                             {"device", pass.device}}));
  return Json::object({{"joining", joining_}, {"pages", std::move(pages)}});
}

void Passes::restore(const Json& kept) {
  const auto& pages = kept["pages"].items();
  std::vector<Pass> restored;
  for (const Pass& pass : passes_) {
    const auto its = std::find_if(pages.begin(), pages.end(), [&](const Json& page) {
      return rules::seatFrom(page["seat"].asString()) == pass.seat;
    });
    if (its == pages.end()) return;
    restored.push_back({pass.seat, (*its)["token"].asString(), (*its)["device"].asString()});
    const Pass& read = restored.back();
    if (!isSecret(read.token) || (!read.device.empty() && !isSecret(read.device))) return;
  }
  if (!isSecret(kept["joining"].asString())) return;
  passes_ = std::move(restored);
  joining_ = kept["joining"].asString();
}

void Passes::renew() {
  for (Pass& pass : passes_) pass = {pass.seat, newSecret(), {}};
  joining_ = newSecret();
}

void Passes::renew(std::optional<rules::Seat> seat) {
  for (Pass& pass : passes_)
    if (pass.seat == seat) pass = {seat, newSecret(), {}};
}

}  // namespace lk::app
