// A program of the form that the README shows; its arguments are its script.
import ConsoleUI
import ScriptedPrograms

let program = ScriptedProgram()
program.finish(try await program.console.run())
