import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

/// The texts of the program in windows that a user may have.
@MainActor
struct `Texts of all screens` {
  private static let sizes = [Size(columns: 40, rows: 20), Size(columns: 80, rows: 24)]

  @Test func `fit in each language`() async throws {
    try await `Screens`.tour.expectFits(in: .available, sizes: Self.sizes)
    try await `Screens`.signingIn.expectFits(in: .available, sizes: Self.sizes)
  }

  @Test func `fit in languages that are longer, wider, or run from right to left`() async throws {
    let languages = WalkthroughLanguages(PseudoLanguage.allCases.map { .pseudo($0) })
    for walkthrough in [`Screens`.tour, `Screens`.signingIn] {
      try await walkthrough.expectFits(
        in: languages, sizes: Self.sizes, isData: FitData.contains)
    }
  }
}
