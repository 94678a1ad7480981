/// The state to roll back to if a request fails or a guard vetoes it, within the running transaction.
struct Savepoint {
  let mutationCount: Int
  let candidateCount: Int
  let queueCount: Int
  let vetoCount: Int
  let insertionPoint: InsertionPoint?
}
