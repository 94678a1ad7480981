import Foundation
import Sternik

extension Launch {
  /// Takes sources over from another news reader, or hands them to one, where the command line asks for it.
  ///
  /// - Returns: whether it did, and there is nothing else to do.
  /// - Throws: ``UsageError`` for a file that cannot be read or written, and where nothing is remembered.
  func exchangesSubscriptions() async throws(UsageError) -> Bool {
    if let file = command.importOPML { try await importSubscriptions(from: file) }
    if let file = command.exportOPML { try exportSubscriptions(to: file) }
    return command.importOPML != nil || command.exportOPML != nil
  }

  private func importSubscriptions(from file: String) async throws(UsageError) {
    let list: SubscriptionList
    do {
      list = try SubscriptionList(opml: FeedReader().bytes(at: file), file: file)
    } catch {
      throw UsageError(message: error.text)
    }
    let reader = memory.reader.content
    var known = Set(reader.sources.map(\.id) + reader.moved.values)
    let added = list.subscriptions.compactMap(Self.source).filter { known.insert($0.id).inserted }
    memory.reader.change { $0.sources += added }
    await memory.save()
    if let problem = memory.takeProblem() { throw UsageError(message: problem.text) }
    StandardError.print(Texts.opml.imported(sources: added.count))
  }

  /// A source of a list; what is no address is told on standard error and left out.
  private static func source(_ subscription: Subscription) -> Source? {
    do {
      let address = try SourceAddress(subscription.feed)
      return Source(id: address.text, title: subscription.title)
    } catch {
      StandardError.print("headlines: \(error.message)")
      return nil
    }
  }

  private func exportSubscriptions(to file: String) throws(UsageError) {
    var list = SubscriptionList(title: Texts.app.title)
    let reader = memory.reader.content
    list.subscriptions = reader.sources.map {
      Subscription(title: $0.title, feed: reader.moved[$0.id] ?? $0.id)
    }
    if file == "-" { return print(list.opml, terminator: "") }
    do {
      try Data(list.opml.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw UsageError(message: Texts.cli.error.export(file, error.systemReason.text))
    }
  }
}
