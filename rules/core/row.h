// A list that keeps its first items in place, so that short ones are made and copied without allocating.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <type_traits>
#include <vector>

namespace lk::rules {

/// Up to `Near` items need no memory of their own; with more, all of them are in a vector. A copy copies only
/// the items there are. Adding and removing may move the items.
template <class Item, std::size_t Near>
class Row {
  static_assert(std::is_trivially_copyable_v<Item> && std::is_trivially_destructible_v<Item>);

 public:
  using value_type = Item;
  using iterator = Item*;
  using const_iterator = const Item*;

  Row() {}  // leaves the places of items as they are: nobody reads them
  Row(std::initializer_list<Item> items) { assign(items); }
  Row(const Row& other) { copy(other); }
  Row(Row&& other) noexcept { take(other); }
  Row& operator=(const Row& other) {
    if (this != &other) copy(other);
    return *this;
  }
  Row& operator=(Row&& other) noexcept {
    if (this != &other) take(other);
    return *this;
  }
  ~Row() = default;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] const Item* data() const { return data_; }
  [[nodiscard]] Item* data() { return data_; }
  [[nodiscard]] const Item& operator[](std::size_t place) const { return data_[place]; }
  [[nodiscard]] Item& operator[](std::size_t place) { return data_[place]; }
  [[nodiscard]] const_iterator begin() const { return data_; }
  [[nodiscard]] const_iterator end() const { return data_ + size_; }
  [[nodiscard]] iterator begin() { return data_; }
  [[nodiscard]] iterator end() { return data_ + size_; }
  [[nodiscard]] auto rbegin() const { return std::make_reverse_iterator(end()); }
  [[nodiscard]] auto rend() const { return std::make_reverse_iterator(begin()); }
  // Precondition: not empty.
  [[nodiscard]] const Item& front() const { return *begin(); }
  [[nodiscard]] const Item& back() const { return data_[size_ - 1]; }

  void push_back(const Item& item) {
    if (size_ < Near) {
      data_[size_++] = item;
      return;
    }
    const Item added = item;  // it may be one of these
    if (size_ == Near) far_.assign(data_, data_ + Near);
    far_.push_back(added);
    data_ = far_.data();
    ++size_;
  }
  void clear() { shrink(0); }
  void assign(std::initializer_list<Item> items) {
    clear();
    if (items.size() <= Near) {
      std::copy(items.begin(), items.end(), data_);
      size_ = items.size();
    } else {
      for (const Item& item : items) push_back(item);
    }
  }
  // Removing keeps the order of the others.
  void erase(const_iterator which) {
    Item* at = data_ + (which - data_);
    std::copy(at + 1, data_ + size_, at);
    shrink(size_ - 1);
  }
  template <class Gone>
  void removeIf(Gone gone) {
    shrink(static_cast<std::size_t>(std::remove_if(begin(), end(), gone) - begin()));
  }
  /// Removes the last items. Precondition: there are at least `size`.
  void shrink(std::size_t size) {
    if (size_ > Near) {
      if (size <= Near) {
        std::copy(data_, data_ + size, near_.items);
        data_ = near_.items;
      }
      far_.erase(far_.begin() + static_cast<std::ptrdiff_t>(size <= Near ? 0 : size), far_.end());
    }
    size_ = size;
  }

  friend bool operator==(const Row& a, const Row& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  union Places {
    Places() {}
    Item items[Near];
  };

  void copy(const Row& other) {
    size_ = other.size_;
    if (size_ <= Near) {
      data_ = near_.items;
      std::copy(other.data_, other.data_ + size_, data_);
      far_.clear();
    } else {
      far_ = other.far_;
      data_ = far_.data();
    }
  }
  void take(Row& other) noexcept {
    if (other.size_ <= Near) {
      copy(other);
    } else {
      size_ = other.size_;
      far_ = std::move(other.far_);
      data_ = far_.data();
      other.data_ = other.near_.items;
    }
    other.far_.clear();
    other.size_ = 0;
  }

  std::size_t size_ = 0;
  Places near_;
  std::vector<Item> far_;     // all items, if there are more than `Near`; else empty
  Item* data_ = near_.items;  // where the items are
};

}  // namespace lk::rules
