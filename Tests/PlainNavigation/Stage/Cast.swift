import Coordinators

/// The objects behind the names, held weakly: only the window may keep them.
@MainActor
struct Cast {
  private struct Member {
    weak var object: AnyObject?
  }

  private var members: [Int: Member] = [:]

  subscript(id: Int) -> AnyObject? {
    get { members[id]?.object }
    set { members[id] = Member(object: newValue) }
  }

  /// Who is still alive; whoever is not is forgotten.
  mutating func leaks() -> Set<Int> {
    members = members.filter { $0.value.object != nil }
    return Set(members.keys)
  }
}
