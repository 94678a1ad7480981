import Dispatch

/// Runs tasks on the queue of the main actor, so that their steps have the same order in each run of a test.
package final class MainQueueExecutor: TaskExecutor {
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
