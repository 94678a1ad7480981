import Foundation

/// A bundle with the sample texts, which Foundation looks up.
struct FoundationTexts {
  private let bundle: Bundle

  /// `nil` if the bundle cannot be written.
  init?(_ text: String) {
    guard let bundle = (try? FoundationTexts.folder(text)).flatMap({ Bundle(url: $0) }) else {
      return nil
    }
    self.bundle = bundle
  }

  /// Writes a new bundle with the text as its English `Localizable.strings`.
  static func folder(_ text: String) throws -> URL {
    let name = "sternik-\(UUID().uuidString).bundle"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    let language = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: language.appending(path: "Localizable.strings"))
    return folder
  }

  func text(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }
}
