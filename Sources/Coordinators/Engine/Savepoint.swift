/// The state to roll back to if a request fails or is interrupted, within the running transaction.
struct Savepoint {
  let mutationCount: Int
  let candidateCount: Int
  let queueCount: Int
  let selectionCount: Int
  let insertionPoint: InsertionPoint?
}
