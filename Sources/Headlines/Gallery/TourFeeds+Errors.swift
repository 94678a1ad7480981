import Foundation
import Sternik

extension TourFeeds {
  /// A feed for each reason why one cannot be read.
  static var unreadable: [TemporaryFeed] {
    let parsed = contents.map { FeedError(file: "feed.xml", line: 7, reason: $0) }
    // Four with one reason, of which only the first two are named.
    let repeated = [FetchError.Reason](repeating: .timedOut, count: 4)
    return (reasons + parsed.map(FetchError.Reason.unreadable) + repeated).enumerated().map {
      index, reason in
      let url = URL(filePath: "/").appending(path: "\(index + 10)")
      let id = "https://news.example.com\(url.path)"
      return TemporaryFeed(id: id, error: FetchError(address: .file(id), reason: reason))
    }
  }

  private static let reasons: [FetchError.Reason] = [
    .gone, .forbidden, .unknownSignIn, .unauthorized(space, isRejected: true),
    .busy(retryAfter: nil), .status(500), .tooManyRedirects(limit: 5),
    .badRedirect("ftp://news.example.com"), .tooLarge(limit: 16 << 20), .hostNotFound,
    .connectionFailed(.number(ECONNREFUSED)), .noTLS(.message("")), .insecure(.message("")),
    .invalidResponse(.message("")), .cancelled, .unencrypted(space), .invalidAddress,
    .notSent(.number(ENOMEM)),
  ]

  private static let contents: [FeedError.Reason] =
    [
      .missing, .folder, .tooLarge(limit: 16 << 20), .empty,
      .notAFeed(.webPage), .notAFeed(.json), .notAFeed(.binary), .notAFeed(.text),
      .notAFeed(.xml("svg")), .unknownEncoding("x-own"), .truncated, .malformed,
      .excessive(.attributes(limit: 1_000)), .excessive(.namespaces(limit: 1_000)),
      .excessive(.nameLength(limit: 1_000)),
      .excessive(.wordLength(limit: 8 << 20)),
    ] + systemErrors.map { .unreadable(.number($0)) }

  /// The errors of the system for which the program has its own words.
  private static let systemErrors = [
    EACCES, ENOENT, EEXIST, ENOTDIR, EISDIR, EROFS, ENOSPC, EDQUOT, EIO, EMFILE, ENAMETOOLONG,
    ECONNREFUSED, ENETUNREACH,
  ]
}
