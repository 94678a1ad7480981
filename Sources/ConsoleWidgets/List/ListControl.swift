internal import ConsoleUI

/// A control that is a list with something around it or in its rows; what it does not say itself, the list does.
@MainActor
protocol ListControl: TextInput, MouseControl, ScrollingControl, ChoiceControl,
  FindingControl, RedrawableControl
{
  var list: ListElement { get }
}

extension ListControl {
  func redrawing(_ update: inout ControlUpdate) -> ControlRedrawing { list.redrawing(&update) }

  var semantics: Semantics { list.semantics }

  var children: [any Element] { list.children }

  func extent(along axis: Axis, in room: Size) -> Extent { list.extent(along: axis, in: room) }

  func draw(in rect: Rect, of context: inout DrawingContext) { context.draw(list, in: rect) }

  var choiceCount: Int { list.choiceCount }

  var isChoosable: Bool { list.isChoosable }

  func choice(at index: Int) -> any Element { list.choice(at: index) }

  func heading(above index: Int, isFirst: Bool) -> (any Element)? {
    list.heading(above: index, isFirst: isFirst)
  }

  func moveHighlight(to index: Int) { list.moveHighlight(to: index) }

  func choose(_ index: Int) { list.choose(index) }

  func scroll(by steps: Int) -> Bool { list.scroll(by: steps) }

  func drag(to point: Point, in size: Size) { list.drag(to: point, in: size) }

  var takesText: Bool { list.takesText }

  func paste(_ text: String) { list.paste(text) }

  var canFind: Bool { list.canFind }

  func startFinding() { list.startFinding() }

  var isSearching: Bool { list.isSearching }

  func continueSearch() { list.continueSearch() }

  func endFinding() { list.endFinding() }
}
