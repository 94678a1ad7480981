/// A key with an action on a screen, or on all of them, and its label for the status line.
///
/// The focused control gets a key first, so in a text field letters are text: on a screen with text fields use keys with
/// Control or function keys. See <doc:Keys> for who gets a key.
///
/// ```swift
/// var commands: [KeyCommand] {
///   [KeyCommand(.character("s"), "article.save".localize) { self.didTapSave() }]
/// }
/// ```
@MainActor public struct KeyCommand {
  /// The keys that perform it, the one that the status line and the help name first.
  public private(set) var keys: [KeyPress]
  /// What the action does, in a word or two.
  public let label: String
  /// The closure that runs when the user presses the key.
  public private(set) var action: () -> Void
  /// Whether the command has something to act on; see ``disabled(_:)``.
  public private(set) var isEnabled = true
  /// How it is listed.
  private(set) var listing = Listing()

  /// Where commands are listed.
  public struct Places: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The last row of the window.
    public static let statusLine = Places(rawValue: 1 << 0)
    /// The help that `?` shows.
    public static let help = Places(rawValue: 1 << 1)
    /// The command palette.
    public static let palette = Places(rawValue: 1 << 2)
  }

  /// How a command is listed.
  struct Listing: Sendable, Hashable {
    var group = ""
    var priority = 0
    var hidden: Places = []
  }

  /// Creates a command.
  public init(_ key: KeyPress, _ label: String, action: @escaping () -> Void) {
    keys = [key]
    self.label = label
    self.action = action
  }

  /// Adds keys that perform the command, too.
  ///
  /// ```swift
  /// KeyCommand(.function(2), "article.save".localize) { self.didTapSave() }.or(.control("s"))
  /// ```
  ///
  /// The status line, the help and the palette name the first key that reaches the command.
  public func or(_ keys: KeyPress...) -> KeyCommand { with { $0.keys += keys } }

  /// Lists the command with the others of a group, under its title in the help and beside its name in the palette.
  ///
  /// ```swift
  /// KeyCommand(.character("s"), "article.save".localize) { self.didTapSave() }.group("article.group".localize)
  /// ```
  public func group(_ title: String) -> KeyCommand { with { $0.listing.group = title } }

  /// Keeps the command longer in a status line without room for all: the ones with the highest priority come first, those of the same
  /// one in their order; 0 by default.
  public func priority(_ priority: Int) -> KeyCommand { with { $0.listing.priority = priority } }

  /// Does not list the command in some places, by default in the status line; its keys perform it all the same.
  public func hidden(in places: Places = .statusLine) -> KeyCommand {
    with { $0.listing.hidden.formUnion(places) }
  }

  /// Disables the command if the condition is true, such as while a list is empty.
  ///
  /// ```swift
  /// KeyCommand(.character("d"), "article.delete".localize) { self.didTapDelete(self.current) }
  ///   .disabled(articles.isEmpty)
  /// ```
  ///
  /// A disabled command is neither in the status line nor in the help nor in the linear form, and the next responder gets
  /// its key.
  public func disabled(_ isDisabled: Bool) -> KeyCommand {
    with { $0.isEnabled = isEnabled && !isDisabled }
  }

  /// The command of a screen: it may submit a form there.
  func submitting(to submission: FormSubmission) -> KeyCommand {
    with { $0.action = submission.submitting(action) }
  }

  private func with(_ change: (inout KeyCommand) -> Void) -> KeyCommand {
    var command = self
    change(&command)
    return command
  }
}
