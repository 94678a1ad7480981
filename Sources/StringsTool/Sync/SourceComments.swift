import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The comments above the keys of the development language.
struct SourceComments {
  /// By file and key; a binary file and a String Catalog are not among them.
  private let texts: [String: [String: [String]]]

  init(of source: Translation) {
    let files = source.files.map(\.name).filter { !$0.hasSuffix(".xcstrings") }
    self.init(
      in: files.compactMap { file in
        (try? InputFile.bytes(at: file, named: file)).map { (file, $0) }
      })
  }

  /// The comments in files that may not be written yet.
  init(in files: [(path: String, bytes: [UInt8])]) {
    let texts = files.compactMap { file in
      Self.texts(in: file.bytes, file.path).map { (file.path, $0) }
    }
    self.texts = Dictionary(texts) { _, last in last }
  }

  /// The comments above each key of a file, except ignore comments; `nil` if it can have none, or is not to be edited.
  static func texts(in bytes: [UInt8], _ file: String) -> [String: [String]]? {
    guard let entries = try? TranslationFile.editable(bytes: bytes, name: file).entries(in: nil)
    else {
      return nil
    }
    return Dictionary(entries.map { ($0.key, $0.comments) }) { _, last in last }
  }

  /// The comments of the counterpart of a translation in a file of the same kind.
  func texts(for entry: TranslationEntry, _ source: TranslationEntry) -> [String]? {
    let kinds = [entry, source].map { URL(filePath: $0.file).pathExtension }
    guard kinds[0] == kinds[1] else { return nil }
    return texts[source.file].map { $0[source.key] ?? [] }
  }

  /// Records the comments of the counterparts of known translations; with `isFirst`, where none is recorded yet.
  func record(
    _ entries: [TranslationEntry], _ language: Language, _ source: [String: TranslationEntry],
    in root: String, _ known: inout SourceTexts, isFirst: Bool = false
  ) {
    for entry in entries {
      let place = SourceTexts.Place(entry, language, in: root)
      if isFirst, known.comments(of: place) != nil { continue }
      guard let texts = source[entry.key].flatMap({ self.texts(for: entry, $0) }) else { continue }
      known.recordComment(place, SourceComment(texts))
    }
  }
}
