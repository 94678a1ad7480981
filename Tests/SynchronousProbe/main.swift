// The same program with a `main` that is not async.
import ConsoleUI
import ScriptedPrograms

let program = ScriptedProgram()
program.finish(try program.console.runSynchronously())
