import Foundation
import Testing

/// What the tests of this process have compared with each snapshot first, to find two that share one by mistake.
struct ComparedSnapshots {
  private struct Comparison {
    let test: String
    let text: String
  }

  @MainActor static var ofProcess = ComparedSnapshots()

  private var first: [String: Comparison] = [:]

  /// Notes what a test compares with a file; returns the message for a text that differs from the first one.
  ///
  /// Recording one of the texts would make the other test fail.
  mutating func clash(of text: String, in file: SnapshotFile, of test: String) -> String? {
    let path = file.url.standardizedFileURL.path()
    guard let first = first[path] else {
      self.first[path] = Comparison(test: test, text: text)
      return nil
    }
    guard first.text != text else { return nil }
    let tests = first.test == test ? "\(test), twice" : "\(first.test) and \(test)"
    return "The snapshot \(path) is compared with different texts by \(tests). "
      + "Nothing is recorded: give one of them another name."
  }

  /// The running test with the file and the line that it begins in.
  static var nameOfTest: String {
    guard let test = Test.current else { return "a task of no test" }
    let place = test.sourceLocation
    return "\"\(test.displayName ?? test.name)\" (\(place.fileName):\(place.line))"
  }
}
