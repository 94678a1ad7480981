import ConsoleTesting
import Foundation
import Sternik
import Testing

@MainActor func reportedInArticle(_ console: HeadlessConsole) {
  // TestingScreens.md: let reported = reportedDiagnostics { console.press("enter") }
}

@MainActor func reportedInComment(_ console: HeadlessConsole) {
  // ReportedDiagnostics.swift: let reported = reportedDiagnostics { console.press("enter") }
}

@MainActor func followedGallery(_ purchase: Walkthrough) async throws {
  // Gallery+Following.swift: var gallery = Gallery(
}

final class ShoppingListScreen: Screen {
  init(file: URL) {}
  var body: some View { Text("") }
}

@MainActor func checkedGallery(_ purchase: Walkthrough) async {
  // Walkthrough+Testing.swift: var gallery = Gallery(title: "Shop")
}
