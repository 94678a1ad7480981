import ArgumentParser
import Foundation

/// The program `sternik-strings`.
package enum StringsProgram {
  /// Runs the command of the command line, and exits.
  package static func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) -> CommandResult.Status {
    let result = CommandResult(arguments: arguments)
    var output = StandardStream(.standardOutput)
    result.writeOutput { output.write($0) }
    let reason = output.finish()
    var errors = StandardStream(.standardError)
    if let reason { errors.write("sternik-strings: cannot write: \(reason)\n") }
    errors.write(result.errorOutput)
    _ = errors.finish()
    return reason == nil ? result.status : .unusable
  }
}
