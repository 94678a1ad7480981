import StringsFormats
import StringsSyntax
import StringsTool

/// The uses of keys in any bytes are found without a crash.
func checkSwiftSource(_ input: FuzzInput) {
  let uses = KeyUses(source: Array(input.rest), file: "input.swift", functions: ["tr"])
  let usage = KeyUsage(sources: [], keys: ["T": ["a.b", "a.c"]], uses: [uses]) { _ in false }
  precondition(usage.findings.allSatisfy { $0.position != nil }, "a use has a position")
  precondition(
    usage.undecided.allSatisfy { $0.severity == .warning }, "an undecided use never fails")
}

/// A source with every kind of token.
let sampleSource = """
  import SwiftUI // comment
  /* /* nested */ */ let a = "key".localize + #"raw \\#(b)"# + "a.\\(c("k".localize)).d".localize
  Text("k", comment: "c"); Texts.a.b; NSLocalizedString("k", comment: ""); x = /re"/; y = #/re"/#
  \"\"\"
    long \\u{142} \\
    line
    \"\"\".localize
  """
