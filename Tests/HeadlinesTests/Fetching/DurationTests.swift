import Testing

@testable import Headlines

@Suite struct DurationTests {
  @Test(
    arguments: [
      (.milliseconds(1_500), 1_500), (.seconds(30), 30_000), (.microseconds(1_999), 1),
      (.zero, 1), (.microseconds(10), 1), (.seconds(-3), 1), (.milliseconds(-1_500), 1),
      (.seconds(Int64.max), (1 << 32) * 1_000),
    ] as [(Duration, Int)])
  func `a limit in milliseconds is never zero, which would be none`(
    duration: Duration, milliseconds: Int
  ) {
    #expect(duration.wholeMilliseconds == milliseconds)
  }
}
