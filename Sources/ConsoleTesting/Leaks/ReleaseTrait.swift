public import Testing

/// Checks after each test that everything of its consoles was released; the trait is `.releasesEverything`.
public struct ReleaseTrait: SuiteTrait, TestTrait, TestScoping {
  /// That of the running test.
  @TaskLocal static var scope: LeakScope?

  package init() {}

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite in a suite has the trait twice.
    guard testCase != nil, !Self.isActive else { return try await function() }
    for leak in try await leaks(of: function) {
      Issue.record(Comment(rawValue: leak.description), sourceLocation: leak.sourceLocation)
    }
  }

  /// Runs a test and describes what it leaves, with the place where it made its first console.
  ///
  /// An error of the test ends it without a check.
  package func leaks(
    of test: @Sendable () async throws -> Void
  ) async throws -> [(description: String, sourceLocation: SourceLocation)] {
    let scope = await LeakScope()
    try await Self.$scope.withValue(scope, operation: test)
    return await scope.leaks()
  }

  /// Whether the running test is checked.
  package static var isActive: Bool { scope != nil }
}

extension Trait where Self == ReleaseTrait {
  /// Every test that shows a window in a ``/ConsoleDriver/HeadlessConsole`` or a ``/ConsoleDriver/HeadlessLinearConsole``, also in a ``/ConsoleGallery/Walkthrough``,
  /// proves that its window, its console, and every screen and coordinator of the window are released at its end.
  ///
  /// ```
  /// @Suite(.releasesEverything) @MainActor struct ShopTests {
  ///   @Test func `the pears are bought`() throws { … }
  /// }
  /// ```
  ///
  /// A window that is still open after the test is closed first, without asking guards. For each object that is still alive
  /// then, an issue where the console was made has the number of references to it, and the properties of other such objects
  /// that refer to it. A weak property looks like a strong one there. If those are not enough, it has the closures of the object
  /// that capture something, which may be the object. An object comes after those that hold it.
  public static var releasesEverything: Self { ReleaseTrait() }
}
