import Observation
import Synchronization
import Testing

@testable import ConsoleUI

@Suite @MainActor struct `Tracking of models` {
  @Test func `reports a change once, and nothing of an epoch that has ended`() {
    let (tracker, model, reports) = (ObservationTracker(), Model(), Reports())
    func track(reusing: Bool) {
      tracker.track(reusing: reusing) {
        _ = model.value
      } willChange: { epoch in
        reports.epochs.withLock { $0.append(epoch) }
      }
    }

    track(reusing: false)
    for _ in 1...9 { track(reusing: true) }
    track(reusing: false)
    #expect(reports.epochs.withLock { $0 } == [])

    model.value += 1
    model.value += 1
    #expect(reports.epochs.withLock { $0 } == [2])
  }

  @Observable final class Model {
    var value = 0
  }

  private final class Reports: Sendable {
    let epochs = Mutex<[Int]>([])
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
