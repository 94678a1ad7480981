import Foundation

/// Measures the processor time of programs that start, print one text and end.
///
/// `Benchmarks/starting` builds the programs and then calls this.
@MainActor
func measureStarting() throws {
  let texts = "\"greeting\" = \"Good morning, and welcome back\";\n"
  let bundle = try FoundationTexts.folder(texts)
  let here = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  let programs: [(name: String, file: String, arguments: [String])] = [
    ("C with ICU, a text", "starting-icu", []),
    ("Sternik, a text", "StartingSternik", []),
    ("C with ICU, a plural", "starting-icu", ["plural"]),
    ("Sternik, a plural", "StartingSternik", ["plural"]),
    ("NSLocalizedString, a text", "starting-foundation", [bundle.path]),
  ]
  let timer = Timer(group: "starting")
  for program in programs {
    let path = here.appending(path: program.file).path
    guard let start = ProgramStart(path, program.arguments) else {
      print("starting: \(program.file) is not built or prints nothing")
      continue
    }
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    timer.report(program.name, start.times(200), "program of \(size / 1_000) KB")
  }
}
