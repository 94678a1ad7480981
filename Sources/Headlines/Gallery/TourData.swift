import ConsoleGallery
import Foundation
import Sternik

/// The texts on the screens of a ``ScreenTour`` that come from no key: those of articles, addresses, and names of languages.
@MainActor
struct TourData {
  /// A folder that cannot be read, of which the system says why.
  static let missingFolder = "/dev/null/texts"

  private let articles = (["en", "pl"] as [Language]).map { "\(BundledFeeds.text(in: $0).text)" }
  private let languages: [String]

  /// The data of a program with the languages of a localizer.
  init(_ localizer: Localizer) {
    languages =
      (localizer.available
      + PseudoLanguage.allCases.map { $0.language(for: localizer.developmentLanguage) })
      .map(\.autonym)
  }

  /// Whether all words of a text are data, such as the section and the length of a video.
  func contains(_ text: String) -> Bool {
    // A title in a border has a space on each side, the option of a picker has arrows, and a link its number, perhaps after
    // brackets of the program.
    text.replacing(/\W*\[\d+\]?/, with: "").trimmingCharacters(in: Self.margins)
      .split(separator: " · ").filter { $0.contains(where: \.isLetter) }.allSatisfy { part in
        articles.contains { $0.contains(part) } || TourFeeds.contains(part)
          || part.contains("news.example.com") || part.hasSuffix("headlines/config")
          || part.contains(Self.missingFolder)
          || languages.contains { part.hasPrefix($0) }
      }
  }

  private static let margins = CharacterSet(charactersIn: " ‹›")
}
