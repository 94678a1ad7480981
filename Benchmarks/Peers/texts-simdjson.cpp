// simdjson: reads the pairs of the .strings files from JSON, with and without a map to look them up in.
#include "workloads.h"

#include <simdjson.h>

#include <string_view>
#include <unordered_map>

static simdjson::padded_string text;
static size_t length;
static simdjson::ondemand::parser parser;

static void read(const char *folder, const char *name) {
  char *contents = file_contents(folder, name, &length);
  text = simdjson::padded_string(contents, length);
}

static void read_english(const char *folder) { read(folder, "English.json"); }
static void read_polish(const char *folder) { read(folder, "Polish.json"); }

template <typename Use>
static void for_each_pair(Use use) {
  simdjson::ondemand::document document = parser.iterate(text);
  for (auto field : document.get_object()) {
    std::string_view key = field.unescaped_key();
    std::string_view value = field.value().get_string();
    use(key, value);
  }
}

static size_t read_pairs() {
  size_t sum = 0;
  for_each_pair([&](auto key, auto value) { sum += key.size() + value.size(); });
  return sum;
}

static size_t read_map() {
  std::unordered_map<std::string_view, std::string_view> map;
  for_each_pair([&](auto key, auto value) { map.emplace(key, value); });
  return map.size();
}

static void print_pairs() {
  for_each_pair([](auto key, auto value) {
    printf("%.*s=%.*s\n", (int)key.size(), key.data(), (int)value.size(), value.data());
  });
}

int main(int count, char **arguments) {
  const workload works[] = {
    {"reading/English/simdjson with a map, the pairs as JSON", 2000, read_english, read_map, print_pairs, &length},
    {"reading/English/simdjson, the pairs as JSON", 2000, read_english, read_pairs, print_pairs, &length},
    {"reading/Polish/simdjson with a map, the pairs as JSON", 2000, read_polish, read_map, print_pairs, &length},
    {"reading/Polish/simdjson, the pairs as JSON", 2000, read_polish, read_pairs, print_pairs, &length},
  };
  return run_workloads(count, arguments, works, 4);
}
