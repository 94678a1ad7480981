internal import CICU

/// An ICU format that joins items into a list in one language.
final class ListFormat: KeptObject, @unchecked Sendable {
  // Safe because several threads may use an ICU list format at once.
  private let handle: OpaquePointer?
  let size = 1 << 10

  init(_ language: Language, _ type: ListType, _ width: FormatWidth) {
    handle = cicu_list_open(language.tag, type.number, width.number)
  }

  deinit { cicu_list_close(handle) }

  func string(_ items: [String]) -> String {
    guard let handle else { return items.joined(separator: ", ") }
    let lengths = items.map { Int32(clamping: $0.utf8.count) }
    return ICUText.read { out, capacity in
      cicu_list_format(handle, items.joined(), lengths, Int32(items.count), out, capacity)
    } ?? items.joined(separator: ", ")
  }
}
