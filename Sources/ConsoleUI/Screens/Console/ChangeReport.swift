/// The report that a model is about to change, which frames of an epoch have read.
struct ChangeReport: Sendable {
  private let epoch: Int
  /// Whether the main actor changes it, so that what is drawn next has the new value.
  let isOfMainActor: Bool

  init(epoch: Int) {
    self.epoch = epoch
    isOfMainActor = MainActorWork.isCurrent
  }

  /// Whether a frame has read the new value since then.
  ///
  /// The main actor changes the model before it draws the frame of another epoch. Any other thread may still be about to.
  @MainActor func isOld(in tracker: ObservationTracker) -> Bool {
    isOfMainActor && epoch != tracker.epoch
  }
}
