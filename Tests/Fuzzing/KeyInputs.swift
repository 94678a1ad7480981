import Foundation

/// Sample inputs: the recorded keys of terminals, and hostile texts.
enum KeyInputs {
  static var all: [(name: String, bytes: [UInt8])] {
    tables + hostile.enumerated().map { ("hostile-\($0)", Array($1.utf8)) }
  }

  /// The bytes of the recorded keys, sixteen keys per input.
  private static var tables: [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../ConsoleUITests/Keys")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "txt" }.flatMap { file in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let keys = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(bytes(ofLine:))
      return stride(from: 0, to: keys.count, by: 16).map { start in
        (
          "\(file.lastPathComponent)-\(start)",
          Array(keys[start..<min(start + 16, keys.count)].joined())
        )
      }
    }
  }

  private static func bytes(ofLine line: Substring) -> [UInt8] {
    let columns = line.split(separator: "\t")
    guard columns.count > 2 else { return [] }
    return columns[2].split(separator: " ").compactMap { UInt8($0, radix: 16) }
  }

  private static let hostile = [
    "\u{1B}[200~a\r\n\u{1B}[200~\u{1B}b\u{1B}[201~c", "\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62;c",
    "\u{1B}P1$r0m\u{1B}\\\u{1B}_Gi=1;OK\u{7}\u{1B}\\\u{9B}1;5A\u{9D}0;\u{9C}x",
    "\u{1B}[<0;3;4M\u{1B}[<64;3;4m\u{1B}[<66;3;4M\u{1B}[<71;3;4M\u{1B}[M !!\u{1B}[I\u{1B}[O\u{1B}[12;40R\u{1B}[97;5:3u",
    "a\tb\r\nc\u{2028}\u{85}\u{202E}d\u{2066}\u{200B}\u{FEFF}e\u{301}\u{328}漢字👩‍🚀❤️\u{1F1F5}\u{1F1F1}",
    "क्षि한글☝🏽\u{1100}\u{1161}\u{11A8}\u{E0041}ｶﾞ\u{E33}\u{600}1\u{0}\u{7F}\u{AD}",
    "Z\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{20E3}1\u{FE0F}\u{20E3}#\u{FE0E}",
  ]
}
