public import Foundation
public import LocalizableStrings
public import StringsSyntax

/// What reading a translation folder again gives: its texts, of which none with an error replaces a good one.
///
/// ```swift
/// let url = URL(filePath: "Localizations")
/// let first = TranslationUpdate(of: url)
/// // When the files have changed:
/// let second = TranslationUpdate(of: url, after: first, developmentLanguage: "en")
/// for error in second.refused { print(error) }
/// let newest = texts.replacing(tables: second.folder.stringsTables)
/// ```
public struct TranslationUpdate: Sendable {
  /// The folder, with the texts of the reading before in place of the refused ones, or without them.
  public let folder: TranslationFolder
  /// The errors of the files, each once.
  ///
  /// A text that one of them names is as it was before, if it was good then; in the first reading it is left out, so that the text
  /// of another table or language is shown.
  public let refused: [Diagnostic]

  /// Reads a folder, following links.
  ///
  /// While a file cannot be read as a whole, no text of the reading before gets lost: a missing one may be in the broken
  /// part. Without errors a deleted text is gone.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - earlier: The reading before; `nil` for the first one.
  ///   - developmentLanguage: The language to compare the others with, so that a text is refused too if a program would show
  ///     it wrongly: `%d` where the source text has `%@`, or a plural without the form `other`. `nil` to skip the check, which
  ///     takes about a second for 50,000 texts.
  public init(
    of url: URL, after earlier: TranslationUpdate? = nil, developmentLanguage: Language? = nil
  ) {
    var folder = TranslationFolder(url)
    let unreadable = folder.errors
    var errors = unreadable
    if let developmentLanguage {
      errors += folder.tables.flatMap { $0.check(developmentLanguage: developmentLanguage) }
        .map(\.forSternik).filter { $0.severity == .error }
    }
    refused = errors.withoutDuplicates()
    if !refused.isEmpty {
      folder.replaceRefused(refused, by: earlier?.folder, areLost: !unreadable.isEmpty)
    }
    self.folder = folder
  }
}

/// A translation folder now, and again after each change.
public struct TranslationUpdates: AsyncSequence, Sendable {
  fileprivate let url: URL
  fileprivate let developmentLanguage: Language?
  fileprivate let clock: any Clock<Duration>

  public func makeAsyncIterator() -> Iterator { Iterator(updates: self) }

  /// Reads the folder when it is asked for the next update.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let updates: TranslationUpdates
    private var watch: FolderWatch?
    private var last: TranslationUpdate?

    fileprivate init(updates: TranslationUpdates) { self.updates = updates }

    /// The folder at once, and then after each change; `nil` if the task is cancelled.
    public mutating func next() async -> TranslationUpdate? {
      // The watch begins before the folder is read, so that it misses no change.
      var watch = self.watch ?? FolderWatch(FolderFingerprint(of: updates.url))
      if self.watch != nil {
        do { try await watch.waitForChange(of: updates.url, on: updates.clock) } catch {
          return nil
        }
      }
      self.watch = watch
      last = TranslationUpdate(
        of: updates.url, after: last, developmentLanguage: updates.developmentLanguage)
      return last
    }
  }
}

extension TranslationFolder {
  /// A translation folder now, and again after each change of its files, until the task is cancelled.
  ///
  /// ```swift
  /// let url = URL(filePath: "Localizations")
  /// for await update in TranslationFolder.updates(of: url, developmentLanguage: "en") {
  ///   for error in update.refused { print(error) }
  /// }
  /// ```
  /// The folder is looked at five times a second, and read when it is the same twice, so that no file is read that is being
  /// written. ``TranslationUpdate`` says which texts are refused.
  public static func updates(
    of url: URL, developmentLanguage: Language? = nil,
    on clock: any Clock<Duration> = ContinuousClock()
  ) -> TranslationUpdates {
    TranslationUpdates(url: url, developmentLanguage: developmentLanguage, clock: clock)
  }

  /// The errors in reading the folder, each once.
  package var errors: [Diagnostic] {
    diagnostics.filter { $0.severity == .error }.withoutDuplicates()
  }

  /// A line for each error, with paths relative to the folder.
  package var errorLines: [String] {
    errors.map { error in
      var error = error
      if error.file.hasPrefix(path + "/") { error.file.removeFirst(path.count + 1) }
      return "\(error)"
    }
  }

  /// Removes the entries that errors name, and adds those of an earlier reading, if `areLost` also those that are missing.
  fileprivate mutating func replaceRefused(
    _ errors: [Diagnostic], by earlier: TranslationFolder?, areLost: Bool
  ) {
    let refused = Dictionary(grouping: errors, by: \.languageTag)
      .mapValues { Set($0.compactMap(\.key)) }
    let read = tables
    for index in tables.indices {
      for translation in tables[index].translations {
        if let keys = refused[translation.language.tag] {
          tables[index].replace(by: translation.without(keys))
        }
      }
    }
    for table in earlier?.tables ?? [] {
      let own = read.first { $0.name == table.name }
      var index = tables.firstIndex { $0.name == table.name }
      for translation in table.translations {
        let found = Set(own?[translation.language]?.entries.map(\.key) ?? [])
        let bad = refused[translation.language.tag] ?? []
        let kept = translation.entries.filter {
          found.contains($0.key) ? bad.contains($0.key) : areLost
        }
        if kept.isEmpty { continue }
        if index == nil {
          index = tables.endIndex
          tables.append(TranslationTable(name: table.name, translations: []))
        }
        if let index {
          tables[index].add(
            Translation(
              language: translation.language,
              files: [TranslationFile(name: table.name, entries: kept)]))
        }
      }
    }
  }
}

extension Translation {
  fileprivate func without(_ keys: Set<String>) -> Translation {
    guard entries.contains(where: { keys.contains($0.key) }) else { return self }
    return Translation(
      language: language,
      files: files.map { file in
        TranslationFile(
          name: file.name, entries: file.entries.filter { !keys.contains($0.key) },
          ignoreComments: file.ignoreComments)
      })
  }
}
