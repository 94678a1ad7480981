import ConsoleTesting
import Coordinators
import Observation
import Synchronization
import Testing

@testable import ConsoleUI

@Suite @MainActor struct `Tracking of models` {
  @Test func `reports a change once, and not that an epoch ends`() {
    let (tracker, model, reports) = (ObservationTracker(), Model(), Reports())
    func track(reusing: Bool) {
      tracker.track(reusing: reusing) {
        _ = model.value
      } willChange: { report in
        reports.all.withLock { $0.append(report) }
      }
    }

    track(reusing: false)
    for _ in 1...9 { track(reusing: true) }
    track(reusing: false)
    #expect(reports.all.withLock { $0 }.isEmpty)

    model.value += 1
    model.value += 1
    #expect(reports.all.withLock { $0 }.map { $0.isOld(in: tracker) } == [false])
    tracker.end()
    #expect(reports.all.withLock { $0 }.map { $0.isOld(in: tracker) } == [true])
  }

  @Test func `another thread may still be about to change what it reported before a frame`() async {
    let tracker = ObservationTracker()
    let epoch = tracker.epoch

    let report = await Task.detached { ChangeReport(epoch: epoch) }.value
    tracker.end()

    #expect(!report.isOld(in: tracker))
  }

  @Test func `ends with the console, although the model lives on`() {
    let model = Model()
    weak var queue: EventQueue?
    do {
      let window = Window()
      window.show(ModelScreen(model))
      let console = HeadlessConsole(window, columns: 20, rows: 4)
      queue = console.console.queue
      window.close()
      console.advance(by: .zero)
    }

    #expect(queue == nil)
    #expect(model.value == 0)
  }

  private final class ModelScreen: Screen {
    private let model: Model

    init(_ model: Model) { self.model = model }

    var body: some View { Text("\(model.value)") }
  }

  @Observable final class Model {
    var value = 0
  }

  private final class Reports: Sendable {
    let all = Mutex<[ChangeReport]>([])
  }
}

@Suite struct `A mailbox` {
  @Test func `whose sender is always one message ahead does not grow`() {
    let mailbox = Mailbox<Int>()
    mailbox.add(0)

    for number in 1...10_000 {
      mailbox.add(number)
      #expect(mailbox.takeNext() == number - 1)
    }

    #expect(mailbox.capacity < 1_000)
    #expect(mailbox.takeNext() == 10_000 && mailbox.isEmpty)
  }
}
