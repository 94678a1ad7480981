import Foundation

/// A bundle with sample texts, which Foundation looks up.
struct FoundationTexts {
  private let bundle: Bundle

  /// Writes a bundle with the text as its English `Localizable.strings`.
  init(_ text: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sternik-\(UUID().uuidString).bundle")
    let language = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: language.appending(path: "Localizable.strings"))
    guard let bundle = Bundle(url: folder) else { throw Failure("\(folder.path) is no bundle") }
    self.bundle = bundle
  }

  func text(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }
}
