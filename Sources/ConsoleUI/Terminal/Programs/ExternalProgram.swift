/// Another program to run for the user: a pager, an editor, a shell, a browser.
///
/// ```swift
/// let end = try await terminal.run(ExternalProgram("less", arguments: [path]))
/// try await terminal.run(.editor(of: path))
/// try await terminal.run(.shell(in: folder))
/// ```
///
/// No shell is involved: the program gets each argument unchanged, whatever characters it has. A path that is no UTF-8 is given as
/// its bytes.
public struct ExternalProgram: Sendable, Hashable {
  /// A path, or a name to look up in the folders of this program's `PATH`; a relative one with a slash begins in the folder that the
  /// program runs in.
  public var name: String
  /// The arguments after the program's name, as bytes; none may contain a zero byte.
  public var argumentBytes: [[UInt8]]
  /// The path of the folder that it runs in, as bytes; `nil` for the folder of this program.
  public var folderBytes: [UInt8]?
  /// The variables of its environment that differ from those of this program; `nil` removes one.
  public var environment: [String: String?]
  /// Whether it runs in the terminal, drawing there and reading keys.
  ///
  /// If not, as a browser with its own window, it has no access to the terminal: its input is empty, its
  /// output is discarded, and it keeps running after this program has ended.
  public var usesTerminal: Bool

  /// Makes a description of a program to run.
  public init(
    _ name: String, arguments: [String] = [], in folder: String? = nil,
    environment: [String: String?] = [:], usesTerminal: Bool = true
  ) {
    self.init(
      name, argumentBytes: arguments.map { Array($0.utf8) }, in: folder.map { Array($0.utf8) },
      environment: environment, usesTerminal: usesTerminal)
  }

  /// Makes a description of a program whose arguments may be any bytes, as the names of files are.
  public init(
    _ name: String, argumentBytes: [[UInt8]], in folder: [UInt8]? = nil,
    environment: [String: String?] = [:], usesTerminal: Bool = true
  ) {
    self.name = name
    self.argumentBytes = argumentBytes
    self.folderBytes = folder
    self.environment = environment
    self.usesTerminal = usesTerminal
  }

  /// The arguments as texts, in which `�` stands for bytes that are no UTF-8.
  public var arguments: [String] {
    get { argumentBytes.map { String(decoding: $0, as: UTF8.self) } }
    set { argumentBytes = newValue.map { Array($0.utf8) } }
  }

  /// The user's shell, in a folder: that of the variable `SHELL`, or else `sh`.
  public static func shell(in folder: String? = nil) -> ExternalProgram {
    shell(inBytes: folder.map { Array($0.utf8) })
  }

  /// The user's shell, in a folder whose path may be any bytes.
  public static func shell(inBytes folder: [UInt8]?) -> ExternalProgram {
    ExternalProgram(EnvironmentVariables.process["SHELL"] ?? "sh", argumentBytes: [], in: folder)
  }

  /// A command line in the user's shell, in a folder.
  ///
  /// The screen is drawn again as soon as a program ends; with a prompt, such as `press Enter`, that waits until the user has read what
  /// the command has printed and presses Enter. The status is that of the command.
  public static func shell(
    running command: String, in folder: String? = nil, thenAsking prompt: String? = nil
  ) -> ExternalProgram {
    var program = shell(in: folder)
    guard let prompt else {
      program.arguments = ["-c", command]
      return program
    }
    // Ctrl-C ends the command alone; a handler, unlike an ignored signal, is not inherited.
    let script =
      #"trap : INT; "$0" -c "$1"; status=$?; trap - INT; "#
      + #"printf '\n%s ' "$2"; read -r line; exit "$status""#
    let words = ["-c", script, program.name, command, prompt]
    return ExternalProgram("sh", arguments: words, in: folder)
  }

  /// The user's editor with a file: that of the variable `VISUAL` or `EDITOR`, which may have arguments, or else `vi`.
  public static func editor(of file: String) -> ExternalProgram {
    editor(ofBytes: Array(file.utf8))
  }

  /// The user's editor with a file whose path may be any bytes.
  public static func editor(ofBytes file: [UInt8]) -> ExternalProgram {
    let variables = EnvironmentVariables.process
    return editor(of: file, named: variables["VISUAL"] ?? variables["EDITOR"] ?? "vi")
  }

  static func editor(of file: [UInt8], named editor: String) -> ExternalProgram {
    // A name that begins like an option, such as `+!command`, is one for an editor.
    let isOption = file.first == UInt8(ascii: "-") || file.first == UInt8(ascii: "+")
    let file = isOption ? Array("./".utf8) + file : file
    guard editor.contains(where: { $0.isWhitespace || "\"'\\$`;&|<>()*?[#~".contains($0) }) else {
      return ExternalProgram(editor, argumentBytes: [file])
    }
    // A command with arguments and quotes, which the shell divides, as other programs have it do.
    return ExternalProgram(
      "sh", argumentBytes: [Array("-c".utf8), Array("\(editor) \"$@\"".utf8), [0x73, 0x68], file])
  }
}
