import ConsoleTesting
import Sternik
import Testing

@MainActor func reportedInArticle(_ console: HeadlessConsole) {
  // TestingScreens.md: let reported = reportedDiagnostics { console.press("enter") }
}

@MainActor func reportedInComment(_ console: HeadlessConsole) {
  // ReportedDiagnostics.swift: let reported = reportedDiagnostics { console.press("enter") }
}
