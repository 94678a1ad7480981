/// Why a transaction cannot be completed: the rest of it is ignored, and all of it is rolled back.
enum Interruption {
  /// A guard blocks the request, which is repeated if the guard asks and the user agrees.
  case veto(GuardVeto, against: Request)
  /// Starts or transactions are nested too deeply.
  case runaway(CoordinatorDiagnostic)
}
