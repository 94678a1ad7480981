import Files

// Runs the file manager: `swift run FilesProgram right/usr/share`.
try await Program.run(link: CommandLine.arguments.dropFirst().first)
