import LocalizableStrings
import StringsSyntax

/// A document keeps its bytes, has only valid ranges, and agrees with the table of the same bytes.
func checkDocument(_ input: FuzzInput) {
  let bytes = Array(input.rest)
  let document = StringsDocument(bytes: bytes)
  precondition(document.bytes == bytes, "an unedited document is written as it was read")
  checkRanges(document)
  checkTable(document)
}

private func checkRanges(_ document: StringsDocument) {
  let text = document.text
  let lines = text.count { $0 == 0x0A || $0 == 0x0D } + 1
  var end = 0
  for entry in document.entries {
    precondition(entry.range.lowerBound >= end, "entries do not overlap")
    end = entry.range.upperBound
    let comment = entry.commentRange ?? entry.keyRange
    precondition(comment.lowerBound >= 0 && end <= text.count, "ranges are inside the text")
    precondition(comment.lowerBound <= entry.keyRange.lowerBound, "a comment is above its key")
    precondition((entry.comment == nil) == (entry.commentRange == nil), "a comment has a range")
    if let value = entry.valueRange {
      precondition(value.lowerBound >= entry.keyRange.upperBound && value.upperBound <= end)
    }
    precondition(entry.position <= entry.valuePosition && entry.position.line <= lines)
  }
  var last = SourcePosition(line: 1, column: 1)
  for diagnostic in document.diagnostics {
    guard let position = diagnostic.position else {
      preconditionFailure("every diagnostic has a position")
    }
    precondition(position >= last && position.line <= lines, "diagnostics are in order")
    precondition(position.column <= text.count + 1, "a column is inside the text")
    last = position
  }
}

private func checkTable(_ document: StringsDocument) {
  let table = StringsTable(language: "en", bytes: document.bytes)
  let pairs = document.entries.map { PropertyListPair(key: $0.key, value: $0.value) }
  let read = localizer(table)
  let expected = localizer(StringsTable(language: "en", pairs: pairs))
  for key in pairs.map(\.key) {
    precondition(read.has(key), "a table has the keys of its document")
    precondition(read.text(key) == expected.text(key), "a table has the texts of its document")
  }
  let unlike = StringsTable(language: "en", pairs: pairs).keys
  precondition(table.keys.elementsEqual(unlike) { $0.utf8.elementsEqual($1.utf8) })
  precondition(
    table.diagnostics == document.diagnostics, "a table reports what its document reports")
}

private func localizer(_ table: StringsTable) -> Localizer {
  Localizer(tables: [table], preferring: ["en"], developmentLanguage: "en") { _ in }
}
