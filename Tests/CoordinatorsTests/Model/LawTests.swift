import PlainNavigation
import Testing

/// What holds wherever the reader is: after random commands.
@MainActor
struct LawTests {
  @Test(arguments: UInt64(100)..<130)
  func `going back from what was pushed leaves everything as it was`(seed: UInt64) throws {
    let law = try Law(seed: seed)
    let before = law.picture

    try #require(!law.stacksInSight.isEmpty)
    for stack in law.stacksInSight {
      law.push(in: stack)
      #expect(law.picture != before)
      law.back()
      #expect(law.picture == before)
    }
  }

  @Test(arguments: UInt64(200)..<230)
  func `popping to a screen is as many pops as there are screens above it`(seed: UInt64) throws {
    let (once, often) = (try Law(seed: seed), try Law(seed: seed))
    try #require(once.depths.contains { $0.depth > 2 })
    #expect(once.picture == often.picture)

    for (stack, depth) in once.depths.reversed() where depth > 1 {
      let before = once.picture
      let target = Int(seed) % (depth - 1)
      once.pop(to: target, in: stack)
      for _ in target..<(depth - 1) { often.pop(stack) }
      #expect(once.picture == often.picture)
      #expect(once.picture != before)
    }
  }
}
