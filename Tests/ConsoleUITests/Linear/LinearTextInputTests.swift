import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

/// Controls of others that take text in the linear form.
@Suite @MainActor struct LinearTextInputTests {
  fileprivate final class Model {
    var text = "old"
    var suggestions = ["home", "work"]
  }

  private func console(_ model: Model, listsChoices: Bool) -> HeadlessLinearConsole {
    let window = Window()
    window.show(SampleScreen { TagView(model: model, listsChoices: listsChoices) })
    return HeadlessLinearConsole(window)
  }

  @Test func `a text that belongs to the program is replaced as a whole`() {
    let model = Model()
    let console = console(model, listsChoices: false)

    let answer = console.enter("1 new")

    #expect(model.text == "new")
    #expect(answer.contains("Tag, text field, new"))
    #expect(!answer.contains("empty"))
  }

  @Test func `the number of a suggestion chooses it, and a text behind it fills in the field`() {
    let model = Model()
    let console = console(model, listsChoices: true)
    #expect(console.transcript.contains("1 home\n2 work"))

    console.enter("2")
    #expect(model.text == "work")
    console.enter("1 other")
    #expect(model.text == "other")
  }

  private struct TagView: View {
    let model: Model
    let listsChoices: Bool

    func addElements(to tree: inout ElementTree) {
      if listsChoices {
        tree.addControl(SuggestingTag(model: model, text: model.text))
      } else {
        tree.addControl(PlainTag(model: model, text: model.text))
      }
    }
  }

  /// A field whose control has the text of its frame only.
  @MainActor fileprivate protocol Tag: TextInput {
    var model: Model { get }
    var text: String { get }
  }

  private struct PlainTag: Tag {
    let model: Model
    let text: String
  }

  private struct SuggestingTag: Tag, ChoiceControl {
    let model: Model
    let text: String

    var choiceCount: Int { model.suggestions.count }

    func choice(at index: Int) -> any Element {
      SemanticsElement(.option, label: model.suggestions[index])
    }

    func choose(_ index: Int) { model.text = model.suggestions[index] }
  }
}

extension LinearTextInputTests.Tag {
  var semantics: Semantics { Semantics(.textField, label: "Tag", value: text) }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(axis == .vertical ? 1 : 20) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.write(text, at: rect.origin)
  }

  func response(to key: KeyPress) -> KeyResponse {
    key == .control("u") ? .perform { model.text = "" } : .unused
  }

  func paste(_ pasted: String) { model.text = text + pasted }
}
