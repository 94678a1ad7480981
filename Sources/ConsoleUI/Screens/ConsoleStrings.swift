/// The words that the console itself says: in the status line, and where a screen is told in lines.
///
/// Give your own in the reader's language through ``Console/strings``; these are English.
public struct ConsoleStrings: Sendable {
  public var move = "move"
  public var open = "open"
  public var press = "press"
  public var change = "change"
  public var scroll = "scroll"
  public var done = "done"
  public var next = "next"
  public var tabs = "tabs"
  public var back = "back"
  public var quit = "quit"
  public var help = "keys"
  /// The title of the box that names all keys.
  public var helpTitle = "Keys"
  public var page = "by pages"
  public var ends = "first, last"
  public var find = "find"
  public var matches = "matches"
  public var notFound = "not found"
  public var linear = LinearStrings()

  public init() {}
}
