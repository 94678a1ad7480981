internal import ConsoleUI

/// The rows of all sections in order, as the data of a ``List`` with sections.
///
/// ```
/// Today
/// > Storks are back in the valley
///   Night trains return
/// Yesterday
///   A bridge opens
/// ```
///
/// `rows` is called once per section, and a row is accessed only when it becomes visible. Sections without
/// rows are left out.
public struct SectionedRows<Sections: RandomAccessCollection, Rows: RandomAccessCollection>:
  RandomAccessCollection
{
  /// Zero.
  public let startIndex = 0
  /// The number of rows.
  public var endIndex: Int { ends.last ?? 0 }

  private let sections: [(section: Sections.Element, rows: Rows)]
  /// The index after the last row of each section.
  private let ends: [Int]

  /// Creates the rows of the sections.
  public init(_ sections: Sections, rows: (Sections.Element) -> Rows) {
    self.sections = sections.map { ($0, rows($0)) }.filter { !$0.1.isEmpty }
    var end = 0
    ends = self.sections.map { section in
      let (sum, isOverflow) = end.addingReportingOverflow(section.rows.count)
      end = isOverflow ? .max : sum
      return end
    }
  }

  /// The row at an index.
  public subscript(index: Int) -> Rows.Element {
    let number = number(ofSectionAt: index)
    let rows = sections[number].rows
    return rows[rows.index(rows.startIndex, offsetBy: index - start(ofSection: number))]
  }

  /// The section that contains a row.
  func section(at index: Int) -> Sections.Element {
    sections[number(ofSectionAt: index)].section
  }

  /// Whether a row is the first of its section.
  func isFirst(_ index: Int) -> Bool { start(ofSection: number(ofSectionAt: index)) == index }

  private func start(ofSection number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  /// Finds the section of a row by binary search.
  private func number(ofSectionAt index: Int) -> Int {
    var (first, last) = (0, ends.count - 1)
    while first < last {
      let middle = (first + last) / 2
      if ends[middle] > index { last = middle } else { first = middle + 1 }
    }
    return first
  }
}
