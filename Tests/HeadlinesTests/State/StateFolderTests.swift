import Testing

@testable import Headlines

@Suite struct `The state folder` {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/x", "HOME": "/h"], "/x/headlines"),
    (["XDG_STATE_HOME": "x", "HOME": "/h"], "/h/.local/state/headlines"),
    (["HOME": "/h"], "/h/.local/state/headlines"), (["HOME": ""], nil), ([:], nil),
  ])
  func `the default folder depends on the environment`(
    _ environment: [String: String], _ folder: String?
  ) {
    #expect(StateFolder.defaultPath(environment: environment) == folder)
  }
}
