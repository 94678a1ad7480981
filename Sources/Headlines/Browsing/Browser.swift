/// The program in which readers see web pages, and what it may be given.
struct Browser: Sendable {
  /// The commands to try, the most wanted first, each with its arguments.
  let commands: [[String]]

  /// The browsers of an environment: those that `BROWSER` names, parted by colons, else `xdg-open`.
  ///
  /// `%s` in a command stands for the address, which otherwise follows it; no shell reads either.
  init(environment: [String: String]) {
    let named = (environment["BROWSER"] ?? "").split(separator: ":").map { command in
      command.split(separator: " ").map(String.init)
    }
    commands = named.filter { !$0.isEmpty } + [["xdg-open"]]
  }

  /// The command that shows an address.
  static func command(_ words: [String], showing link: String) -> [String] {
    guard words.contains(where: { $0.contains("%s") }) else { return words + [link] }
    return words.map { $0.replacing("%s", with: link) }
  }

  /// Whether an address is one of a web page: a feed may name anything, and no program should get that.
  static func opens(_ link: String) -> Bool {
    let scheme = link.prefix { $0 != ":" }.lowercased()
    return ["http", "https"].contains(scheme)
      && link.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }
}
