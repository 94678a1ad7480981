import StringsTool

@main
enum Main {
  static func main() { StringsProgram.main() }
}
