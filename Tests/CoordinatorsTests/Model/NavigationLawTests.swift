import NavigationModel
import TestCases
import Testing

/// Laws that hold in every state; random commands produce the states.
@MainActor
struct LawTests {
  @Test(arguments: Seed.few(4, many: 30, from: 100))
  func `push and back cancel out`(seed: Seed) throws {
    let window = try RandomWindow(seed: seed.value)
    let before = window.snapshot

    try #require(!window.visibleStacks.isEmpty)
    for stack in window.visibleStacks {
      window.push(in: stack)
      #expect(window.snapshot != before)
      window.back()
      #expect(window.snapshot == before)
    }
  }

  @Test(arguments: Seed.few(4, many: 30, from: 200))
  func `pop(to:) equals one pop for each screen above`(seed: Seed) throws {
    let (once, often) = (try RandomWindow(seed: seed.value), try RandomWindow(seed: seed.value))
    try #require(once.depths.contains { $0.depth > 2 })
    #expect(once.snapshot == often.snapshot)

    for (stack, depth) in once.depths.reversed() where depth > 1 {
      let before = once.snapshot
      let target = Int(seed.value) % (depth - 1)
      once.pop(to: target, in: stack)
      for _ in target..<(depth - 1) { often.pop(stack) }
      #expect(once.snapshot == often.snapshot)
      #expect(once.snapshot != before)
    }
  }
}
