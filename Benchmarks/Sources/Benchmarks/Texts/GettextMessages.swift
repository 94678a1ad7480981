import CPeers
import Foundation
import StringsSyntax

/// The Polish sample texts as a `.mo` file, compiled by `msgfmt`.
enum GettextMessages {
  /// Whether gettext has the texts; false without `msgfmt` (`apt-get install gettext`).
  static let isOpen = open(SampleTexts.polish)

  private static func open(_ sample: SampleTexts) -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sternik-gettext")
    let messages = folder.appending(path: "pl/LC_MESSAGES")
    let file = messages.appending(path: "peers.mo")
    // An earlier run has compiled it: a program under valgrind cannot start msgfmt.
    if FileManager.default.fileExists(atPath: file.path) {
      return peers_open_messages(folder.path)
    }
    do {
      try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
      let source = messages.appending(path: "peers.po")
      try Data(text(sample).utf8).write(to: source)
      let compiler = try Process.run(
        URL(filePath: "/usr/bin/env"),
        arguments: ["msgfmt", "-o", file.path, source.path])
      compiler.waitUntilExit()
      guard compiler.terminationStatus == 0 else { return false }
    } catch {
      return false
    }
    return peers_open_messages(folder.path)
  }

  private static func text(_ sample: SampleTexts) -> String {
    let header = #"""
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\n"
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

      msgid "%lu article"
      msgid_plural "%lu articles"
      msgstr[0] "%lu artykuł"
      msgstr[1] "%lu artykuły"
      msgstr[2] "%lu artykułów"

      """#
    return StringsDocument(text: sample.text).entries.reduce(into: header) {
      $0 += "\nmsgid \"\($1.key)\"\nmsgstr \"\($1.value.string ?? "")\"\n"
    }
  }
}
