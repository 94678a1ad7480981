/// A guard and the number of its showing.
struct ShownGuard {
  let screen: any LeaveGuard
  let showing: Int
}
