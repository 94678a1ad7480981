public import Coordinators

/// A screen of a console program: it describes its views and reports what the user does.
///
/// The console evaluates ``body`` for each frame, so translate texts there and never store them. A screen reports
/// through closures named `did…`; a coordinator decides what happens next.
///
/// ```swift
/// final class WelcomeScreen: Screen {
///   var didTapStart: () -> Void = {}
///
///   var body: some View {
///     VStack(spacing: 1) {
///       Text("welcome.title".localize).bold()
///       Button("welcome.start".localize) { self.didTapStart() }
///     }
///   }
/// }
/// ```
@MainActor public protocol Screen: Presentable {
  /// The type of the views in ``body``.
  associatedtype Body: View

  /// The views of the screen, from top to bottom.
  @ViewBuilder var body: Body { get }

  /// The title of the screen: in the title bar, in the tab bar, in the title path. Empty by default.
  var title: String { get }

  /// The state of the screen in a few words, at the right of the bar with its title: `4 unread of 12`. Empty by default.
  ///
  /// Where there is too little room, only the first part with a style of its own is shown, or nothing, so say it
  /// elsewhere, too, if it matters; a box or a sheet has no bar, and so none. In the linear form it is the line below the title.
  var status: StyledText { get }

  /// More about the state, such as `updated 09:12`: at the right of the tab bar while ``status`` is above a column. Empty by
  /// default.
  ///
  /// Only the screen in the first column has it. In the linear form it follows the status.
  var tabStatus: StyledText { get }

  /// The type of the views in ``activity``.
  associatedtype Activity: View = EmptyView

  /// What the screen is doing, such as the progress of a refresh, or why it could not; it takes no keys. Nothing by
  /// default.
  ///
  /// It has one row, in place of the blank one below the bars, so nothing moves when it appears. A low window has no
  /// blank row: there it stands in place of ``status`` if there is room for all of it; below a tab bar without room it takes the
  /// first row of the screen. A box or a sheet shows none. A `RoomReader` in it gives the room of each. In the linear form it follows
  /// the status.
  ///
  /// ```
  ///   Birds
  ///   ⠋ Counting  ██████████░░░░░░░░░░  6 of 12
  /// ```
  @ViewBuilder var activity: Activity { get }

  /// True until the screen has what it shows, such as articles from a server; false by default.
  ///
  /// A pipe and a terminal that is made with `plain: true` get what has been loaded: there the console handles no input while
  /// a screen in front is loading, for at most ``Console/loadingTimeout`` in all.
  var isLoading: Bool { get }

  /// The keys of this screen in addition to those of its controls; they come before the keys of the console. None by
  /// default.
  var commands: [KeyCommand] { get }

  /// The type of the views in ``emptyDetail``.
  associatedtype EmptyDetail: View = EmptyView

  /// What is shown beside this screen while it is on top of a column of a `SplitViewController` and the next column is
  /// empty, such as what to do to fill it; it takes no keys. Nothing by default.
  @ViewBuilder var emptyDetail: EmptyDetail { get }

  /// How the screen covers what is below it when a `Modal` shows it. ``Presentation/full`` by default.
  var presentation: Presentation { get }
}

extension Screen {
  public var title: String { "" }

  public var status: StyledText { "" }

  public var tabStatus: StyledText { "" }

  public var isLoading: Bool { false }

  public var commands: [KeyCommand] { [] }

  public var presentation: Presentation { .full }
}

extension Screen where Activity == EmptyView {
  public var activity: EmptyView { EmptyView() }
}

extension Screen where EmptyDetail == EmptyView {
  public var emptyDetail: EmptyView { EmptyView() }
}
