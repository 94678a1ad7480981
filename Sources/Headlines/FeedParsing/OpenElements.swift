/// Counts the attributes of a start tag and the namespaces of the open elements, within limits.
struct OpenElements {
  private let limits: MarkupLimits
  /// The namespace declarations of each open element, outermost first.
  private var declarations: [Int] = []
  private var namespaceCount = 0
  private var attributeCount = 0
  private var declarationCount = 0

  init(limits: MarkupLimits) { self.limits = limits }

  /// Counts an attribute of the start tag that is being read.
  mutating func addAttribute(named name: ArraySlice<UInt8>) throws(FeedError.Reason) {
    attributeCount += 1
    guard attributeCount <= limits.attributes else {
      throw .excessive(.attributes(limit: limits.attributes))
    }
    guard name.starts(with: "xmlns".utf8) else { return }
    declarationCount += 1
    guard namespaceCount + declarationCount <= limits.namespaces else {
      throw .excessive(.namespaces(limit: limits.namespaces))
    }
  }

  /// Ends a start tag.
  mutating func open(isEmpty: Bool) throws(FeedError.Reason) {
    if !isEmpty {
      guard declarations.count < limits.depth else { throw .excessive(.depth(limit: limits.depth)) }
      declarations.append(declarationCount)
      namespaceCount += declarationCount
    }
    attributeCount = 0
    declarationCount = 0
  }

  /// Ends an end tag.
  mutating func close() {
    attributeCount = 0
    declarationCount = 0
    namespaceCount -= declarations.popLast() ?? 0
  }
}
