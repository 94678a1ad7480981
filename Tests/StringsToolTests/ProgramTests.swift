import TestCases
import Testing

@Suite(.ownThread) struct `The program` {
  @Test func `standard input is read`() throws {
    let run = try Program.shell("printf 'b = 1; a = 2;' | \"$0\" print --json -")

    #expect(run.output == "{\n  \"a\": \"2\",\n  \"b\": \"1\"\n}\n")
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test(arguments: ["", "\u{FEFF}", " \n\t", "\u{FEFF}\r\n"])
  func `a String Catalog on standard input is known by its content`(start: String) throws {
    let catalog = #"{"sourceLanguage": "en", "strings": {"a": {}}}"#

    let run = try Program.shell("printf %s '\(start)\(catalog)' | \"$0\" print -")

    #expect(run.output == "a = a\n")
    #expect(run.error == "")
  }

  @Test(arguments: [
    (#"{ "sourceLanguage" = "en"; }"#, "sourceLanguage = en\n"),
    (#"{ "strings" = "a: b"; }"#, "strings = a: b\n"),
    (#"a = "{\"sourceLanguage\": 1}";"#, "a = {\"sourceLanguage\": 1}\n"),
  ])
  func `a strings file on standard input that looks like one is no String Catalog`(
    text: String, output: String
  ) throws {
    #expect(try Program.shell("printf %s '\(text)' | \"$0\" print -").output == output)
  }

  @Test func `an error has status 1, and a line on standard error`() throws {
    let run = try Program.shell("printf 'a = ;' | \"$0\" print -")

    #expect(
      run.error == "<stdin>:1:5: error: expected a value after '=', found ';' [expected-value]\n")
    #expect(run.status == 1)
  }

  @Test func `paths are displayed as given`() throws {
    let files = ["en.lproj/L.strings": "a = 1;", "pl.lproj/L.strings": ""]
    try withFolder(files) { root in
      for (line, shown) in [
        ("check .", "en.lproj/"), ("check ./", "en.lproj/"), ("check $PWD", "\(root)/en.lproj/"),
        ("check en.lproj/L.strings", "en.lproj/"), ("check en.lproj", "en.lproj/"),
      ] {
        let run = try Program.shell("\"$0\" \(line)", in: root)
        #expect(run.output.hasPrefix("\(shown)L.strings:1:1: warning: "), "\(line)")
      }
    }
  }

  @Test func `invalid arguments have status 2`() throws {
    for line in [
      "bogus", "check", "print", "print a b", "check --format xml .", "pseudo /",
      "check --only x .",
    ] {
      let run = try Program.shell("\"$0\" \(line)")
      #expect(run.status == 2, "\(line)")
      #expect(run.output == "")
      #expect(run.error.contains("Usage: sternik-strings"))
    }
  }

  @Test func `help goes to standard output`() throws {
    let run = try Program.shell("\"$0\" --help && \"$0\" check --help && \"$0\"")

    #expect(run.status == 0)
    #expect(run.output.contains("SUBCOMMANDS:"))
    #expect(run.output.contains("sternik-strings: ignore"))
    #expect(run.error == "")
  }

  @Test func `a reader that stops early is no reason to complain`() throws {
    let run = try Program.shell(
      "for i in $(seq 20000); do echo \"key$i = value;\"; done | \"$0\" print - | head -n 1")

    #expect(run.output == "key1 = value\n")
    #expect(run.error == "")
  }

  @Test func `output that cannot be written is an error`() throws {
    let run = try Program.shell("\"$0\" --help > /dev/full")

    #expect(run.status == 3)
    #expect(run.error == "sternik-strings: cannot write: No space left on device\n")
  }

  @Test func `an unknown subcommand is named`() throws {
    let run = try Program.shell("\"$0\" unused folder")

    #expect(run.error.hasPrefix("Error: there is no subcommand 'unused'\n"))
    #expect(run.error.contains("\nUsage: sternik-strings"))
    #expect(run.status == 2)
  }
}
