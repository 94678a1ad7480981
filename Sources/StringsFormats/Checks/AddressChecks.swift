import StringsSyntax

extension TextRule {
  static let addressMismatch = TextRule(code: .addressMismatch, source: .address) { pair in
    let source = Addresses(pair.sourceBytes)
    guard !source.areAll else { return nil }
    let own = Addresses(pair.ownBytes)
    if own.hosts.count < source.hosts.count,
      let broken = Addresses.broken.first(where: pair.own.contains), !pair.source.contains(broken)
    {
      return TextProblem("this text breaks an address: write '://' for '\(broken)'")
    }
    // A translation may have an example of its own.
    if pair.source.contains("e.g.") || pair.source.lowercased().contains("example") { return nil }
    let names = Set(own.hosts.map(\.name))
    let written = pair.own.lowercased()
    // The text for the tools of a translation site.
    if written.hasPrefix("crwdns") { return nil }
    let lost = source.hosts.prefix(16).first { host in
      // Examples and hosts that are named without a scheme may differ.
      !Addresses.examples.contains(host.name) && !names.contains(host.name)
        && !written.contains(host.name)
    }
    return lost.map { host in
      if own.hosts.count == source.hosts.count,
        let written = own.hosts.first(where: { own in
          !source.hosts.contains { $0.name == own.name }
        })
      {
        return TextProblem("write '\(host.written)' for '\(written.written)'")
      }
      return TextProblem(
        "this text lacks the address at '\(host.written)' that \(pair.sourceLanguage) has; add it")
    }
  }
}

/// The addresses of the web in a text.
private struct Addresses {
  struct Host {
    /// As in the text.
    let written: String
    /// The part that a translation keeps: `example` of `pl.example.org`.
    let name: String
  }

  private(set) var hosts: [Host] = []
  /// Whether the text is one address and nothing else.
  private(set) var areAll = false

  static let broken = [
    "https//", "http//", "https:// ", "http:// ", "https: //", "http: //", "https：//", "http：//",
    "https:／／", "http:／／", "https：／／",
  ]
  static let examples: Set = [
    "example", "server", "domain", "site", "website", "localhost", "host",
  ]

  init(_ text: [UInt8]) {
    var index = 0
    while let sign = text[index...].firstIndex(of: UInt8(ascii: ":")) {
      index = sign + 1
      guard text.has("://", at: sign) else { continue }
      let scheme = text[..<sign].suffix(5)
      guard scheme.suffix(4).elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8) else {
        continue
      }
      let start = sign + 3
      let end = text[start...].firstIndex { !$0.isOfHost } ?? text.count
      index = end
      var labels = text.text(start..<end).lowercased().split(separator: ".").map(String.init)
      // A placeholder may follow.
      guard labels.count > 1, text[safe: end] != UInt8(ascii: "%") else { continue }
      let written = labels.joined(separator: ".")
      labels.removeLast()
      if labels.count > 1, let last = labels.last, ["co", "com", "org", "net"].contains(last) {
        labels.removeLast()
      }
      hosts.append(Host(written: written, name: labels.last ?? ""))
    }
    areAll = !hosts.isEmpty && !text.contains { $0 <= 0x20 } && text.has("http", at: 0)
  }
}

extension UInt8 {
  fileprivate var isOfHost: Bool {
    isLetter || isDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}
