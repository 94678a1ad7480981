import Foundation
import Testing

@testable import StringsTool

@Suite struct `Syncing a String Catalog` {
  /// As Xcode writes it: with an empty line in an empty object, and no line end after the last brace.
  private let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cancel" : {

        },
        "pond.ducks" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld duck"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld ducks"
                    }
                  }
                }
              }
            }
          }
        },
        "quit" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Quit"
              }
            },
            "pl" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Zakończ"
              }
            }
          }
        },
        "© Sternik" : {
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }
    """

  @Test func `adds new keys in the state new, as Xcode writes them`() throws {
    try withFolder(["L.xcstrings": catalog]) { root in
      // When a catalog is synced that lacks two texts in Polish
      let result = CommandResult(arguments: ["sync", root])

      // Then they are there, at their places, and nothing else has changed
      #expect(result.status == .success)
      #expect(result.output.contains("L.xcstrings: pl: 2 keys added\n"), "\(result.output)")
      let cancel = """
            "Cancel" : {
              "localizations" : {
                "pl" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Cancel"
                  }
                }
              }
            },
        """
      let ducks = """
                },
                "pl" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "new",
                          "value" : "%lld duck"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "new",
                          "value" : "%lld ducks"
                        }
                      }
                    }
                  }
                }
              }
            },
            "quit" : {
        """
      let expected =
        catalog
        .replacingOccurrences(of: "    \"Cancel\" : {\n\n    },", with: cancel)
        .replacingOccurrences(of: "        }\n      }\n    },\n    \"quit\" : {", with: ducks)
      let synced = try text("\(root)/L.xcstrings")
      #expect(synced == expected)
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `sets one state for a changed source text`() throws {
    try withFolder(["L.xcstrings": catalog]) { root in
      // Given a synced catalog whose source text has changed
      _ = CommandResult(arguments: ["sync", root])
      let changed = try text("\(root)/L.xcstrings")
        .replacingOccurrences(of: "\"Quit\"", with: "\"Quit the program\"")
      try write(changed, to: "\(root)/L.xcstrings")
      #expect(CommandResult(arguments: ["check", root]).output.contains("[source-changed]"))

      // When it is synced
      let result = CommandResult(arguments: ["sync", root])

      // Then its translation needs review, until a translator says that it does not
      #expect(result.output.hasPrefix("\(root)/L.xcstrings: pl: 1 key to review\n"))
      #expect(
        try text("\(root)/L.xcstrings")
          == changed.replacingOccurrences(
            of: "\"translated\",\n            \"value\" : \"Zakończ\"",
            with: "\"needs_review\",\n            \"value\" : \"Zakończ\""))
      #expect(!CommandResult(arguments: ["check", root]).output.contains("[source-changed]"))
      try write(changed, to: "\(root)/L.xcstrings")
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `gets new keys of the source's files, and makes stale what they no longer have`()
    throws
  {
    // Given a table whose source is a file, and whose translations are a catalog
    let files = [
      "en.lproj/L.strings": "/* To B */\nb = B;\na10 = X;\na9 = Y;\n",
      "L.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a9" : {
            "localizations" : {
              "pl" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "I"
                }
              }
            }
          },
          "c" : {
            "localizations" : {
              "pl" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "C"
                }
              }
            }
          },
          "Hello world" : {
            "localizations" : {
              "pl" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Witaj, świecie"
                }
              }
            }
          }
        }
      }

      """,
    ]
    try withFolder(files) { root in
      // Given also that the source had one of the keys at the last sync, and not the other
      let source = "\(root)/en.lproj/L.strings"
      try write("c = C;\na9 = Y;\n", to: source)
      #expect(CommandResult(arguments: ["sync", root]).output.hasPrefix("\(root)/SourceTexts"))
      try write(files["en.lproj/L.strings"] ?? "", to: source)

      // When it is synced
      let result = CommandResult(arguments: ["sync", root])

      // Then the catalog has the keys in Xcode's order
      #expect(result.status == .success, "\(result.errorOutput)")
      func entry(_ key: String, _ text: String, _ comment: String = "") -> String {
        """
            },
            "\(key)" : {\(comment)
              "localizations" : {
                "pl" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "\(text)"
                  }
                }
              }

        """
      }
      let added =
        entry("a10", "X") + entry("b", "B", "\n      \"comment\" : \"To B\",")
        + "    },\n    \"c\" : {\n      \"extractionState\" : \"stale\",\n"
      let synced = try text("\(root)/L.xcstrings")
      #expect(
        synced
          == files["L.xcstrings"]?.replacingOccurrences(of: "    },\n    \"c\" : {\n", with: added))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `gets a language that other tables have`() throws {
    let files = [
      "L.xcstrings": #"{"sourceLanguage":"en","strings":{"Open it":{}}}"#,
      "de.lproj/M.strings": "a = A;", "en.lproj/M.strings": "a = A;",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let synced = try text("\(root)/L.xcstrings")
      #expect(
        synced
          == #"{"sourceLanguage":"en","strings":{"Open it":{"localizations":{"de":"#
          + #"{"stringUnit":{"state":"new","value":"Open it"}}}}}}"#)
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test(arguments: ["\r\n", "\n", ""])
  func `keeps the layout of a script`(_ lineEnd: String) throws {
    let pretty = #"""
      {
      	"sourceLanguage": "en",
      	"strings": {
      		"a": {},
      		"b": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "B"}}}}
      	}
      }

      """#
    let tab = lineEnd.isEmpty ? "" : "\t"
    let old = pretty.replacingOccurrences(of: "\t", with: tab)
      .replacingOccurrences(of: "\n", with: lineEnd)
    try withFolder(["L.xcstrings": old]) { root in
      _ = CommandResult(arguments: ["sync", "\(root)/L.xcstrings"])

      let lines = [
        "\"a\": {", "\t\"localizations\": {", "\t\t\"de\": {", "\t\t\t\"stringUnit\": {",
        "\t\t\t\t\"state\": \"new\",", "\t\t\t\t\"value\": \"a\"", "\t\t\t}", "\t\t}", "\t}", "}",
      ]
      let indentation = lineEnd.isEmpty ? "" : lineEnd + "\t\t"
      let added = lines.map { lineEnd.isEmpty ? $0.replacingOccurrences(of: "\t", with: "") : $0 }
        .joined(separator: indentation)
      let synced = try text("\(root)/L.xcstrings")
      #expect(synced == old.replacingOccurrences(of: "\"a\": {}", with: added))
    }
  }
}

/// What this version cannot read in a String Catalog is copied as it is written.
@Suite struct `A String Catalog with unusual localizations` {
  private let set = """
    "stringSet" : { "state" : "translated", "values" : [ "a", "b" ] }
    """
  private let nested = """
    "variations" : { "plural" : { "one" : { "variations" : { "device" : { "mac" : { "stringUnit" : { "state" : "translated", "value" : "x" } } } } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "y" } } } }
    """
  private func catalog(_ strings: [String: String]) -> String {
    let members = strings.sorted { $0.key < $1.key }.map {
      "\"\($0)\" : { \"localizations\" : \($1) }"
    }
    return
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(members.joined(separator: ", ")) }, \"version\" : \"1.0\" }"
  }

  @Test func `gets copies of them`() throws {
    let files = [
      "L.xcstrings": catalog([
        "n": "{ \"en\" : { \(nested) } }", "s": "{ \"en\" : { \(set) } }",
        "t": "{ \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"T\" } } }",
      ])
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", root])

      #expect(result.status == .success, "\(result.errorOutput)")
      let synced = try text("\(root)/L.xcstrings")
      let new = nested.replacing("\"translated\"", with: "\"new\"")
      #expect(synced.contains(new), "\(synced)")
      #expect(!synced.contains("\"de\" : {}") && !synced.contains("\"de\" : {\n"))
    }
  }

  @Test func `syncs the other keys`() throws {
    let odd = "{ \"variations\" : { \"odd\" : { \"a\" : {} } } }"
    let files = [
      "L.xcstrings": catalog(["p": "{ \"de\" : \(odd) }", "q": "{}"])
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", root, "--language", "de"])

      #expect(result.status == .success, "\(result.errorOutput)")
      let synced = try text("\(root)/L.xcstrings")
      #expect(synced.contains(odd) && synced.contains("\"value\" : \"q\""), "\(synced)")
    }
  }
}
