import Dispatch

/// Runs tasks on the queue of the main actor, so that their steps have the same order in each run of a test.
final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
