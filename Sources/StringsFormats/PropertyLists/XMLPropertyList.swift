import Foundation
import StringsSyntax

/// Reads XML property lists with Foundation's parser.
///
/// The outline first rejects what could harm the parser: declared entities, deep nesting and
/// ill-formed UTF-8.
enum XMLPropertyList {
  static let maximumDepth = 128

  static func contents(
    of bytes: [UInt8], file: String
  ) -> ([TranslationEntry], [Diagnostic], [IgnoreComment]) {
    let encoding = TextEncoding(of: bytes)
    var text = encoding.utf8(bytes)
    if encoding.hasByteOrderMark { text.replaceSubrange(0..<3, with: []) }
    let outline = XMLOutline(text)
    if let problem = outline.problem {
      let error = Diagnostic.invalidPropertyList(
        problem.message, in: file, at: problem.position, key: problem.key)
      return ([], [error], [])
    }
    outline.blankDeclaration(in: &text)

    do {
      let list = try PropertyListSerialization.propertyList(from: Data(text), format: nil)
      guard let dictionary = list as? [String: Any] else {
        return ([], [.invalidPropertyList("the property list is not a dictionary", in: file)], [])
      }
      return (
        entries(of: dictionary, outline, file), duplicates(outline, file), ignoreComments(outline)
      )
    } catch {
      let reason = reason(of: error)
      let end = reason.contains("EOF") ? text.count { $0 == UInt8(ascii: "\n") } + 1 : nil
      let line = line(in: reason) ?? end
      let error = Diagnostic.invalidPropertyList(
        "XML property list: \(reason)", in: file,
        at: line.map { SourcePosition(line: $0, column: 1) }, key: line.flatMap(outline.key))
      return ([], [error], [])
    }
  }

  private static func ignoreComments(_ outline: XMLOutline) -> [IgnoreComment] {
    outline.comments.flatMap { comment in
      let key = comment.place == .apart ? nil : comment.key.map { outline.keys[$0] }
      return IgnoreComment.all(
        in: comment.text, at: comment.position,
        entry: key.map { $0.position...max($0.position, $0.end) })
    }
  }

  /// The entries in the order of the file; keys that the outline has not found come last.
  private static func entries(
    of dictionary: [String: Any], _ outline: XMLOutline, _ file: String
  ) -> [TranslationEntry] {
    var rest = dictionary
    var entries: [TranslationEntry] = []
    for key in outline.keys {
      guard let value = rest.removeValue(forKey: key.text) else { continue }
      entries.append(
        TranslationEntry(
          key: key.text, value: PropertyListValue(value), file: file, position: key.position,
          comment: key.comment))
    }
    for (key, value) in rest.sorted(by: { $0.key < $1.key }) {
      entries.append(TranslationEntry(key: key, value: PropertyListValue(value), file: file))
    }
    return entries
  }

  private static func duplicates(_ outline: XMLOutline, _ file: String) -> [Diagnostic] {
    var first: [String: SourcePosition] = [:]
    var found: [Diagnostic] = []
    for key in outline.keys {
      if let position = first[key.text] {
        found.append(
          Diagnostic(
            file: file, position: key.position, severity: .warning, code: .duplicateKey,
            message: "this key was defined before, at \(position); one of the values is lost",
            related: position, key: key.text))
      } else {
        first[key.text] = key.position
      }
    }
    return found
  }

  private static func reason(of error: any Error) -> String {
    let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    return details ?? (error as NSError).localizedDescription
  }

  private static func line(in reason: String) -> Int? {
    let words = reason.split { !$0.isLetter && !$0.isNumber }
    guard let index = words.firstIndex(of: "line"), index + 1 < words.count else { return nil }
    return Int(words[index + 1])
  }
}
