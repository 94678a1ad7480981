import Foundation
import StringsSyntax
import Testing

@Suite struct `Strings conformance` {
  @Test(arguments: try ConformanceCase.all.filter { !$0.isOtherFormat })
  func `a file is read as the conformance table specifies`(_ given: ConformanceCase) throws {
    let document = StringsDocument(bytes: given.bytes, file: given.name)
    let errors = document.diagnostics.filter { $0.severity == .error }
    let warnings = document.diagnostics.filter { $0.severity == .warning }

    let expected = given.expect
    if let code = expected.error {
      let first = try #require(errors.first)
      // Each line of the .properties file is a broken entry.
      #expect(errors.count == (given.name == "properties_input" ? 2 : 1), "\(errors)")
      #expect(first.code.rawValue == code)
      if let line = expected.line { #expect(first.position?.line == line) }
      if let column = expected.column { #expect(first.position?.column == column) }
    } else {
      #expect(errors.isEmpty, "\(errors)")
    }
    if let pairs = given.pairs {
      #expect(document.values == pairs)
    }
    let warning = given.warn?.split(separator: " ").first.map(String.init)
    #expect(Set(warnings.map(\.code.rawValue)) == Set([warning].compactMap { $0 }))

    if let pairs = given.codeUnitPairs {
      let read = document.entries.map { [$0.key, $0.value.string ?? ""].map { Array($0.utf16) } }
      #expect(read == pairs.map { $0.map { Array($0.utf16) } })
    }
    if let duplicates = given.duplicates {
      #expect(warnings.map(\.related) == duplicates.map(\.firstPosition))
      #expect(warnings.map(\.position) == duplicates.map(\.againPosition))
      for duplicate in duplicates {
        let again = document.entries.first { $0.position == duplicate.againPosition }
        #expect(again?.key == duplicate.key)
      }
    }
    for (key, comment) in given.comments ?? [:] {
      #expect(document.entries.last { $0.key == key }?.comment == comment)
    }
    #expect(document.bytes == given.bytes)
  }
}
