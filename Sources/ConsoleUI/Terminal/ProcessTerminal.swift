/// A terminal of the process itself, so that its console decides how the process ends.
///
/// Others, such as a terminal in memory or one of a remote user, leave the exit status alone.
package protocol ProcessTerminal: Terminal {}

extension FullScreenTerminal: ProcessTerminal {}
extension LineModeTerminal: ProcessTerminal {}
extension FinalScreenTerminal: ProcessTerminal {}
