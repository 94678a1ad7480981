import ConsoleUI

// A program of the form that the README shows; its arguments are its script.

let program = ScriptedProgram()
program.finish(try await program.console.run())

if let next = program.next {
  next.finish(try await next.console.run())
}
