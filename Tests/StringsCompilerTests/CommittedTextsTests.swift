import Foundation
import StringsSyntax
import Testing

@testable import StringsCompiler

/// The generated files of this package's own targets, which are committed.
@Suite struct `Committed texts` {
  @Test(arguments: CommittedTexts.all)
  func `are what the compiler writes now`(texts: CommittedTexts) throws {
    let writer = "// Written by .ci/embed-texts from \(texts.folder)."
    let heading = writer + "\n// swift-format-ignore-file"

    for file in try texts.sources().files {
      let source = heading + file.source.dropFirst(GeneratedSources.heading.count)
      // A comparison in the expectation would print both files.
      let isCurrent = try texts.committed(file.path) == source
      #expect(isCurrent, "\(texts.target)/Generated/\(file.path) is old: run .ci/embed-texts")
    }
  }

  @Test(arguments: CommittedTexts.all)
  func `come from files without mistakes`(texts: CommittedTexts) throws {
    let diagnostics = try texts.sources().diagnostics.map {
      $0.description.replacing(CommittedTexts.package.path + "/", with: "")
    }

    #expect(diagnostics == [])
  }

  @Test(arguments: Set(CommittedTexts.all.map(\.target)))
  func `are the only files in their folder`(target: String) throws {
    let texts = CommittedTexts.all.filter { $0.target == target }
    var expected = try texts.flatMap { try $0.sources().files.map(\.path) }
    // A test of the gallery compares it.
    if target == "Sources/Headlines" { expected.append("TranslationFiles.swift") }

    let folder = CommittedTexts.package.appending(path: "\(target)/Generated")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()

    #expect(files == expected.sorted())
  }
}
