import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Observation
import Testing

@Suite @MainActor struct StepperTests {
  @Observable final class Order {
    var copies = 3
  }

  private func stepper(
    _ order: Order, in range: ClosedRange<Int> = 1...100, step: Int = 1
  ) -> HeadlessConsole {
    show(30, 4) {
      Stepper("Copies", value: order.copies, in: range, step: step) { order.copies = $0 }
    }
  }

  @Test(arguments: [
    ("right", 4), ("+", 4), ("left", 2), ("-", 2), ("pageup", 13), ("pagedown", 1), ("home", 1),
    ("end", 100), ("enter", 3), ("space", 3), ("left left left", 1), ("end pageup right +", 100),
  ])
  func `keys change the number up to the ends`(keys: String, expected: Int) {
    let order = Order()
    let console = stepper(order)

    console.press(keys)

    #expect(order.copies == expected)
    #expect(console.outline.contains("picker \"Copies\" = \(expected)"))
  }

  @Test func `clicks on the signs change the number, other clicks do not`() {
    let order = Order()
    let console = stepper(order)

    console.click(on: "+")
    console.click(on: "+")
    #expect(order.copies == 5)
    console.click(on: "−")
    console.click(on: "Copies")
    console.click(on: " 4 ")

    #expect(order.copies == 4)
  }

  @Test func `a sign is missing at its end, and the other stays where it is`() {
    let order = Order()
    let console = stepper(order, in: 1...10)
    var rows = [console.screen.prefix { $0 != "\n" }]

    for key in ["home", "end"] {
      console.press(key)
      rows.append(console.screen.prefix { $0 != "\n" })
    }

    #expect(rows == ["> Copies  −  3 +", "> Copies     1 +", "> Copies  − 10"])
  }

  @Test(arguments: [
    (Int.min...Int.max, 1), (0...5, 10), (0...5, 0), (0...5, -7), (0...5, .min), (0...5, .max),
    (.min ... .max, .max), (7...7, 1), (.max ... .max, 3), (.min ... .min, 3), (-9...(-3), 2),
  ])
  func `no range and no step is too much`(range: ClosedRange<Int>, step: Int) {
    for value in [Int.min, -1, 0, 1, 6, Int.max] {
      let order = Order()
      order.copies = value
      let console = stepper(order, in: range, step: step)

      for key in ["left", "right", "pageup", "pagedown", "end", "home", "-", "+", "end", "pageup"] {
        console.press(key)
        #expect(range.contains(order.copies) || order.copies == value)
      }
    }
  }

  @Test func `the last step may be shorter`() {
    let order = Order()
    let console = stepper(order, in: 1...10, step: 4)

    console.press("right right right")
    #expect(order.copies == 10)
    console.press("left")

    #expect(order.copies == 6)
  }

  @Test func `a number outside of the range is shown as the end`() {
    let order = Order()
    order.copies = 700

    #expect(stepper(order).screen.hasPrefix("> Copies  − 100\n"))
  }

  @Test(arguments: [
    ("7", 7), (" 42 ", 42), ("700", 100), ("-5", 1), ("3", 3), ("five", 3), ("4 5", 3), ("", 3),
    ("99999999999999999999", 3),
  ])
  func `in the linear form the user types the number`(line: String, expected: Int) {
    let order = Order()
    let window = Window()
    window.show(
      SampleScreen { Stepper("Copies", value: order.copies, in: 1...100) { order.copies = $0 } })
    let console = HeadlessLinearConsole(window)

    let question = console.enter("1")
    console.enter(line)

    #expect(question == "Copies, a number\n1…100")
    #expect(order.copies == expected)
  }

  @Test func `in the linear form the number can follow that of the control`() {
    let order = Order()
    let window = Window()
    window.show(
      SampleScreen { Stepper("Copies", value: order.copies, in: 1...9) { order.copies = $0 } })
    let console = HeadlessLinearConsole(window)

    #expect(console.enter("1 8") == "1 Copies, choice, 8")
    #expect(console.enter("1 many") == "Unknown command: many. Type help for a list of commands.")
    #expect(console.enter("left") == "1 Copies, choice, 7")
  }

  @Test func `a right-to-left label stays in one piece`() {
    let console = show(30, 3) { Stepper("עותקים", value: 3, in: 1...9) { _ in } }

    #expect(console.screen.hasPrefix("> עותקים  − 3 +\n"))
  }
}
