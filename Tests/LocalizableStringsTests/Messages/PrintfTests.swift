import CLibrary
import StringsSyntax
import TestCases
import Testing

@testable import LocalizableStrings

/// What C's `printf` writes for the same placeholder and number.
@Suite(.ownThread) struct `Placeholders beside printf` {
  private static let measures = ["", "1", "8", ".0", ".3", "8.0", "8.3", "2.5"]

  /// Every combination of flags that has a meaning with a conversion.
  private static func placeholders(_ flags: String, _ conversion: String) -> [String] {
    var combinations = [""]
    for flag in flags { combinations += combinations.map { $0 + String(flag) } }
    return combinations.flatMap { flags in measures.map { "%\(flags)\($0)\(conversion)" } }
  }

  private func printed(_ format: String, _ argument: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 200)
    let count = withVaList([argument]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test(arguments: [("d", "-+ 0"), ("x", "-0#"), ("X", "-0#"), ("o", "-0#")])
  func `whole numbers have its digits, zeros, signs and spaces`(
    conversion: String, flags: String
  ) {
    for format in Self.placeholders(flags, conversion) {
      for number in [0, 1, 8, -5, 42, 255, 999] where number >= 0 || conversion == "d" {
        let shown = show(.string(format), [number], "en")
        let long = format.dropLast() + "l" + conversion
        #expect(shown.shown == printed(String(long), number), "\(format) of \(number)")
        #expect(shown.issues == [])
      }
    }
  }

  @Test(arguments: ["f", "e", "g"])
  func `other numbers do, too`(conversion: String) {
    let numbers = [
      0, 1, -1.5, 0.1, 123.456, 99.99996, 0.00012345, 0.00009999999, 0.00001234, 999_999.75,
      -0.75, 7e20, 3e-7,
    ]
    for format in Self.placeholders("-+ 0#", conversion) {
      for number in numbers where conversion != "f" || abs(number) < 1_000 {
        // Some versions of glibc forget the zeros of `%#g` where rounding adds a digit.
        if format.contains("#"), number > 999_999 { continue }
        let shown = show(.string(format), [number], "en").shown
        #expect(shown == printed(format, number).uppercased(), "\(format) of \(number)")
      }
    }
  }

  @Test(arguments: ["%08.3d", "%010.3e", "%010g", "%+012.2e", "%08.2f", "%012d"])
  func `zeros are digits of the language`(format: String) {
    let shown = show(.string(format), [7], "ar-EG").shown

    #expect(!shown.contains { $0.isASCII && $0.isNumber }, "\(shown)")
    #expect(shown.contains("٧"))
  }
}
