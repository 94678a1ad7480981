/// The rows of several sections one after the other: what a ``List`` with sections goes through.
///
/// ```
/// Today
/// > Storks are back in the valley
///   Night trains return
/// Yesterday
///   A bridge opens
/// ```
///
/// Each section is asked once for its rows, and those are not touched before they are seen; a section
/// without rows is not shown.
public struct SectionedRows<Sections: RandomAccessCollection, Rows: RandomAccessCollection>:
  RandomAccessCollection
{
  public let startIndex = 0
  public var endIndex: Int { ends.last ?? 0 }

  private let sections: [(section: Sections.Element, rows: Rows)]
  /// Where the rows of each section end.
  private let ends: [Int]

  public init(_ sections: Sections, rows: (Sections.Element) -> Rows) {
    self.sections = sections.map { ($0, rows($0)) }.filter { !$0.1.isEmpty }
    var end = 0
    ends = self.sections.map { section in
      end += section.rows.count
      return end
    }
  }

  public subscript(index: Int) -> Rows.Element {
    let number = number(ofSectionAt: index)
    let rows = sections[number].rows
    return rows[rows.index(rows.startIndex, offsetBy: index - start(ofSection: number))]
  }

  /// The section that a row belongs to.
  func section(at index: Int) -> Sections.Element {
    sections[number(ofSectionAt: index)].section
  }

  /// Whether a row is the first of its section.
  func isFirst(_ index: Int) -> Bool { start(ofSection: number(ofSectionAt: index)) == index }

  private func start(ofSection number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  /// Halves the sections until one is left.
  private func number(ofSectionAt index: Int) -> Int {
    var (first, last) = (0, ends.count - 1)
    while first < last {
      let middle = (first + last) / 2
      if ends[middle] > index { last = middle } else { first = middle + 1 }
    }
    return first
  }
}
