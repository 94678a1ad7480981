#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Language {
  /// The languages that the environment asks for, by gettext's rules, the most wanted first.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty. `LANGUAGE`,
  /// a list parted by colons, goes before it, unless the locale is `C` or `POSIX`: then none is asked for.
  ///
  /// Source: GNU gettext manual, "Specifying a Priority List of Languages".
  public static func preferred(in environment: (String) -> String?) -> [Language] {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
    guard locale != "C", locale != "POSIX" else { return [] }
    let list = environment("LANGUAGE") ?? ""
    let names = list.split(separator: ":").map(String.init) + [locale]
    var languages: [Language] = []
    for language in names.compactMap({ Language($0) }) where !languages.contains(language) {
      languages.append(language)
    }
    return languages
  }

  /// The languages that the environment of this process asks for.
  public static var preferred: [Language] {
    // Safe because the C string is copied before anything else can change the environment.
    preferred { name in getenv(name).map { String(cString: $0) } }
  }
}
