import Foundation
import Testing

@testable import StringsCompiler

/// What `.ci/embed-texts` writes into the folder `Generated` of a target, from one folder of the package.
struct CommittedTexts: CustomTestStringConvertible {
  var target: String
  var folder: String
  /// The module of the tables; `nil` for text files.
  var module: String?

  static let all = [
    CommittedTexts(target: "Sources/Headlines", folder: "Localizations", module: "Sternik"),
    CommittedTexts(target: "Sources/Headlines", folder: "Resources"),
    CommittedTexts(
      target: "Tests/TypedTexts", folder: "Tests/TypedTexts/Localizations",
      module: "LocalizableStrings"),
  ]

  static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  var testDescription: String { "\(folder) of \(target)" }

  /// What the compiler generates, with the names of the files.
  func sources() throws -> GeneratedSources {
    let path = Self.package.appending(path: folder).path
    guard let module else { return try Compiler.run(["texts", path, "EmbeddedTexts.swift"]) }
    return try Compiler.run(["localizations", path, "Localizations.swift", "Texts.swift", module])
  }

  /// The text of a file of the target.
  func committed(_ file: String) throws -> String {
    try String(
      contentsOf: Self.package.appending(path: "\(target)/Generated/\(file)"), encoding: .utf8)
  }
}
