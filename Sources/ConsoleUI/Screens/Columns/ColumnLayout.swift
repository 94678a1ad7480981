public import Coordinators

/// How wide the columns of a `SplitViewController` are, and from which size on several are shown.
///
/// The selected column is always shown; its neighbours are shown where they fit with their least widths and a line
/// between. The last of them gets the rest of the room.
///
/// ```swift
/// split.layout.list = ColumnLayout.Width(min: 40, max: 56, percent: 40)
/// ```
public struct ColumnLayout: Sendable, Hashable {
  /// The width of a column, in columns of the terminal.
  public struct Width: Sendable, Hashable {
    /// The least width.
    public var min: Int
    /// The greatest width, unless the column is the last one that is shown.
    public var max: Int
    /// The width as a part of the whole split view, from 0 to 100, as far as the limits allow.
    public var percent: Int

    /// Creates a width.
    public init(min: Int, max: Int = .max, percent: Int) {
      (self.min, self.max, self.percent) = (min, max, percent)
    }
  }

  /// The width of the sidebar: 20 to 30 columns, 20 percent.
  public var sidebar = Width(min: 20, max: 30, percent: 20)
  /// The width of the list: 30 to 56 columns, 40 percent.
  public var list = Width(min: 30, max: 56, percent: 40)
  /// The width of the detail: at least 48 columns.
  public var detail = Width(min: 48, percent: 40)
  /// With fewer rows, only one column is shown; 10 by default.
  public var minRows = 10

  /// Creates the layout with the widths named at its properties.
  public init() {}
}

extension SplitViewController {
  /// How wide the columns are, and from which size on several are shown.
  public var layout: ColumnLayout {
    get { attached?.layout ?? ColumnLayout() }
    set { attach { $0.layout = newValue } }
  }
}
