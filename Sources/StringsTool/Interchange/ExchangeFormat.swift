package import LocalizableStrings
import StringsFormats
package import StringsSyntax

/// A format that translators and their platforms use.
package enum ExchangeFormat: String, CaseIterable, Sendable {
  case xliff
  case po
  case csv

  /// The format of a file, by its name or else its first bytes.
  package init(file: String, bytes: [UInt8]) {
    let name = file.lowercased()
    let start = String(decoding: bytes.prefix(200), as: UTF8.self).filter { $0 != "\0" }
    if name.hasSuffix(".xliff") || name.hasSuffix(".xlf") {
      self = .xliff
    } else if name.hasSuffix(".po") || name.hasSuffix(".pot") {
      self = .po
    } else if name.hasSuffix(".csv") {
      self = .csv
    } else if start.contains("<") {
      self = .xliff
    } else {
      self = start.contains("msgid") ? .po : .csv
    }
  }

  /// Reads a file; `language` counts where the file does not say it.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read.
  package func read(_ bytes: [UInt8], file: String, language: Language? = nil) throws(Diagnostic)
    -> TranslationExchange
  {
    switch self {
    case .xliff: try XLIFFReader.read(bytes, file: file)
    case .po: try POReader.read(bytes, file: file, language: language)
    case .csv: try CSVReader.read(bytes, file: file)
    }
  }
}
