/// What a coordinator knows of the tree that it is in.
enum Membership {
  case notStarted
  case live(Engine, MemberID)
  case removed
}
