import Foundation

// Prints one text of the bundle whose path is the first argument.
let bundle = CommandLine.arguments.dropFirst().first.flatMap { Bundle(path: $0) } ?? .main
print(NSLocalizedString("greeting", bundle: bundle, comment: ""))
