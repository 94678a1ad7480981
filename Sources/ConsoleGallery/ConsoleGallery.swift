/// Walkthroughs need what drives a console.
@_exported public import ConsoleDriver
