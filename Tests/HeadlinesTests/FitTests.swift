import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

/// The texts of the program in windows that a user may have.
@MainActor
struct `Texts of all screens` {
  private static let sizes = [Size(columns: 40, rows: 20), Size(columns: 80, rows: 24)]

  @Test func `fit in each language`() async throws {
    for tour in [ScreenTour.screens, .signingIn] {
      try await TestApp.walkthrough(tour).expectFits(in: .available, sizes: Self.sizes)
    }
  }

  @Test func `fit in languages that are longer, wider, or run from right to left`() async throws {
    let languages = WalkthroughLanguages(PseudoLanguage.allCases.map { .pseudo($0) })
    let data = TourData(TestApp.localizer("en"))
    for tour in [ScreenTour.screens, .signingIn] {
      try await TestApp.walkthrough(tour).expectFits(
        in: languages, sizes: Self.sizes, isData: data.contains)
    }
  }
}
