import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The keys of a translation that have another name in the source since the last sync.
struct SourceRenames {
  typealias Rename = (old: TranslationEntry, new: TranslationEntry)

  /// One key is gone and one is new, with the same source text between the same keys.
  private(set) var certain: [Rename] = []
  /// The source text is the same, but at another place, or it is that of several keys.
  private(set) var uncertain: [Rename] = []
  private let sourceLanguage: Language

  /// Compares the keys that the source no longer has with those that the translation lacks.
  init(
    gone: [TranslationEntry], new: [TranslationEntry], translation: Translation,
    source: Translation, texts: SourceTextUpdate
  ) {
    sourceLanguage = source.language
    var olds: [Source: [TranslationEntry]] = [:]
    for old in gone {
      for hash in texts.sourceHashes(of: old, translation.language) {
        olds[Source(hash: hash, kind: Self.kind(of: old)), default: []].append(old)
      }
    }
    guard !olds.isEmpty else { return }
    var news: [Source: [TranslationEntry]] = [:]
    for new in new {
      for hash in SourceTexts.sourceHashes(of: new.value) {
        news[Source(hash: hash, kind: Self.kind(of: new)), default: []].append(new)
      }
    }
    let oldPlaces = Self.places(in: translation, without: gone)
    let newPlaces = Self.places(in: source, without: new)
    var renamed: Set<String> = []
    for (source, news) in news.sorted(by: { $0.value[0].key < $1.value[0].key }) {
      guard let olds = olds[source] else { continue }
      for new in news {
        let old = olds[0]
        let isOnly = olds.count == 1 && news.count == 1 && renamed.insert(old.key).inserted
        if isOnly, oldPlaces[old.key]?.isSame(as: newPlaces[new.key]) == true {
          certain.append((old, new))
        } else {
          uncertain.append((old, new))
        }
      }
    }
  }

  /// Renames the keys that are certain in the files of the translation, and names the others.
  func apply(
    to translation: inout Translation, _ texts: inout SourceTextUpdate,
    _ changes: inout FileChanges, in paths: PathDisplay
  ) {
    for rename in uncertain {
      changes.remarks.append(
        "\(paths.displayed(rename.old.file)): \"\(rename.new.key)\" has the text that "
          + "\"\(rename.old.key)\" had in \(sourceLanguage): its translation may be right")
    }
    for (path, renames) in Dictionary(grouping: certain, by: \.old.file).sorted(by: {
      $0.key < $1.key
    }) {
      let name = paths.displayed(path)
      do throws(Diagnostic) {
        let old = try changes.content(of: path, named: name) ?? []
        let names = renames.map { (key: $0.old.key, new: $0.new.key) }
        let new = try FileEditing.renamed(old, names, named: name)
        changes.replace(
          path, named: name, old, by: new,
          names.map { "\"\($0.key)\" renamed to \"\($0.new)\"" }.joined(separator: "; "))
        for (key, new) in names { texts.rename(key, to: new, file: path) }
        let files = translation.files.map {
          $0.name == path ? TranslationFile(bytes: new, name: path) : $0
        }
        translation = Translation(language: translation.language, files: files)
      } catch {
        changes.problems.append(error)
      }
    }
  }

  /// A source text in files of one kind.
  private struct Source: Hashable {
    let hash: String
    let kind: String
  }

  private static func kind(of entry: TranslationEntry) -> String {
    URL(filePath: entry.file).pathExtension
  }

  /// The keys before and after a key.
  private struct Place {
    var previous: String?
    var next: String?

    /// Whether one of the two is the same, or none is there.
    func isSame(as other: Place?) -> Bool {
      guard let other else { return false }
      return previous != nil && previous == other.previous || next != nil && next == other.next
        || previous == nil && next == nil && other.previous == nil && other.next == nil
    }
  }

  /// The places of all keys between those that both the translation and the source have.
  private static func places(
    in translation: Translation, without left: [TranslationEntry]
  ) -> [String: Place] {
    let left = Set(left.map(\.key))
    var places: [String: Place] = [:]
    for file in translation.files {
      var previous: String?
      for key in file.entries.map(\.key) {
        places[key, default: Place()].previous = previous
        if !left.contains(key) { previous = key }
      }
      var next: String?
      for key in file.entries.reversed().map(\.key) {
        places[key, default: Place()].next = next
        if !left.contains(key) { next = key }
      }
    }
    return places
  }
}
