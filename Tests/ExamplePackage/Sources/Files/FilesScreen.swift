import Sternik
import SternikFoundation

/// Shows the two panes and the command line.
final class FilesScreen: Screen, CharacterResponder, LeaveGuard, CodableStatePreserving {
  var didOpen: (Entry, Pane) -> Void = { _, _ in }
  var didTapEdit: (Entry) -> Void = { _ in }
  var didTapCopy: (_ files: [Entry], _ target: Pane) -> Void = { _, _ in }
  var didEnter: (_ line: String, Pane) -> Void = { _, _ in }
  var didTryToLeave: (_ answer: @escaping @MainActor (Bool) -> Void) -> Void = { $0(true) }
  private let panes: [Pane]
  private let job: CopyJob
  private let focus = FocusState(0)
  private var line = ""

  init(_ panes: [Pane], _ job: CopyJob) {
    self.panes = panes
    self.job = job
  }

  private var active: Int { focus.current ?? 0 }
  private var pane: Pane { panes[active] }

  var title: String { "files".localize }

  var status: StyledText { StyledText("marked".localize(pane.marked.count)) }

  var activity: some View {
    if let file = job.files.first {
      ProgressBar(job.fraction, label: "copying".localize(file.shown))
    }
  }

  var body: some View {
    HStack(spacing: 0) {
      for index in panes.indices { box(around: panes[index]).focused(focus, on: index) }
    }
    Text("\(pane.title) $ \(line)").truncated(at: .head)
  }

  private func box(around pane: Pane) -> some View {
    let open = { (entry: Entry) in self.didOpen(entry, pane) }
    return Box(pane.title) {
      Table(pane.entries, columns: columns(of: pane), didSelect: line.isEmpty ? open : nil)
        .label(pane.title)
        .highlighted(pane.highlighted)
        .didHighlight { pane.highlighted = $0.id }
        .opensOnDoubleClick()
      if let space = pane.space { FreeSpace(free: space.free, used: space.used) }
    }
  }

  private func columns(of pane: Pane) -> [TableColumn<Entry>] {
    [
      TableColumn("name".localize, text: \.nameText) { pane.sort(by: .name) }.filling()
        .cell { entry in
          HStack {
            Sign(entry.isMarked ? .chosen : .none)
            Text(entry.shown).truncated(at: .middle)
              .styled(Style(attributes: entry.isFolder ? .bold : []))
          }
        },
      TableColumn("size".localize, alignment: .trailing, text: \.sizeText) { pane.sort(by: .size) },
      TableColumn("date".localize, alignment: .trailing, text: \.dateText) { pane.sort(by: .date) },
    ]
  }

  var commands: [KeyCommand] {
    let (pane, file, other) = (pane, pane.file, panes[1 - active])
    let chosen = pane.marked.isEmpty ? [file].compactMap(\.self) : pane.marked
    let (noFile, isIdle, isTyping) = (file == nil, job.files.isEmpty, !line.isEmpty)
    return [
      KeyCommand(.function(3), "key.view".localize) { file.map { self.didOpen($0, pane) } }
        .disabled(noFile),
      KeyCommand(.function(4), "key.edit".localize) { file.map(self.didTapEdit) }.disabled(noFile),
      KeyCommand(.function(5), "key.copy".localize) { self.didTapCopy(chosen, other) }
        .disabled(chosen.isEmpty || !isIdle),
      KeyCommand(.function(7), "key.stop".localize) { self.job.cancel() }.disabled(isIdle),
      KeyCommand(.insert, "key.mark".localize) { pane.mark() },
      KeyCommand(.backspace, "key.up".localize) { self.didOpen(Entry(pane.folder.parent), pane) }
        .disabled(isTyping),
      KeyCommand(.backspace, "key.erase".localize) { self.line.removeLast() }.disabled(!isTyping),
      KeyCommand(.enter, "key.run".localize) {
        self.didEnter(self.line, pane)
        self.line = ""
      }
      .disabled(!isTyping),
    ]
  }

  func response(to character: Character) -> KeyResponse { .perform { self.line.append(character) } }

  var leaveDecision: LeaveDecision { job.files.isEmpty ? .allowed : .asks(didTryToLeave) }

  /// The folders of the panes.
  var preservedValue: [Path] {
    get { panes.map(\.folder) }
    set { for (pane, folder) in zip(panes, newValue) { try? pane.go(to: folder) } }
  }
}

/// The free space of a file system in words, beside a bar of what is used.
private struct FreeSpace: View, Element {
  /// In bytes.
  let free: Int
  /// From 0 to 1.
  let used: Double

  func addElements(to tree: inout ElementTree) { tree.add(self) }

  var semantics: Semantics { Semantics(.progress, label: text, fraction: used) }

  /// It asks for all the room, so that both panes get the same.
  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : Extent(minimum: 1, ideal: room.columns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.write(text, at: rect.origin, style: .muted)
    var rest = rect.inset(left: text.columns + 1)
    let done = rest.takeFirstColumns(Int(Double(rest.size.columns) * used))
    context.fill(done, with: context.characters.progressDone, style: Style(foreground: .ornament))
    context.fill(rest, with: context.characters.progressRemaining, style: .muted)
  }

  private var text: String { "free".localize(Localizer.current.fileSize(free)) }
}
