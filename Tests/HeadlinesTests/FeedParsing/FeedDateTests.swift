import LocalizableStrings
import Testing

@testable import Headlines

@Suite struct `Feed dates` {
  @Test(arguments: [
    "Mon, 02 Nov 2026 08:30:00 +0100", "Mon, 2 Nov 2026 07:30:00 GMT", "2 Nov 2026 07:30 GMT",
    "Monday, 02 November 2026 07:30:00 UT", "mon,02 nov 26 07:30:00 z", "2 Nov 2026 8:30 CET",
    "Mon, 02 Nov 2026 02:30:00 EST", "Mon, 02 Nov 2026 08:30:00 +01:00",
    "Mon, 02 Nov 2026 08:30:00 GMT+1", "Mon Nov  2 07:30:00 2026", "Mon Nov  2 07:30:00 UTC 2026",
    "Nov 2, 2026 07:30", "02-Nov-2026 07:30:00", "pon, 02 lis 2026 08:30:00 +0100",
    "poniedziałek, 2 listopada 2026 07:30", "Xyz, 02 Nov 2026 07:30:00.000 +0000",
    "2026-11-02T08:30:00+01:00", "2026-11-02T07:30:00Z", "2026-11-02t07:30:00.123456z",
    "2026-11-02 07:30:00", "2026-11-02T08:30:00+0100", "2026-11-02 08:30 +01", "20261102T073000Z",
    "  2026-11-02T07:30Z \n", "2026-11-02T07:30:00 GMT", "Mon Nov 02 07:30:00 +0000 2026",
    "Mon Nov 02 2026 08:30:00 GMT+0100 (Central European Standard Time)",
    "Mon, 02 Nov 2026 15:30:00 +0800 (CST)", "Mon, 02 Nov 2026 7:30 AM GMT",
    "Mon, 02 Nov 2026 7:30:00am", "November 2nd, 2026 07:30", "2026/11/02 07:30:00",
    "2026-11-2 7:30:00", "02.11.2026 07:30", "20261102073000",
    "Mon, 02 Nov 2026 07:30:00 +0000 (CET)", "2026-11-02T07:30:00 +0000 CET",
    "Mon, 02 Nov 2026 07:30:00 -0 (CET)", "2026-11-02T08:30:00+01:00[Europe/Warsaw]",
    "lun., 2 nov. 2026 07:30", "1793604600",
    "1793604600000", "02/Nov/2026 07:30:00", "2026-11-02T08:30:00 +0100 CET",
    "Mon, 02 Nov 2026 08:30:00+0100", "Mon, 02 Nov 2026 07:30:00GMT",
    "Mon, 02 Nov 2026 08:30:00 Europe/Warsaw", "Mon, 02 Nov 2026 02:30 America/New_York",
    "Mon, 2026-11-02 07:30", "2026 November 02 07:30", "2026-11-02 at 07:30:00",
    "2026年11月2日 07:30", "2026년 11월 02일 오전 07:30:00", "Mon, 11/02/2026 - 07:30",
    "Mon, 02 11 2026 07:30:00 +0000", "2026-nov-2T7:30Z", "Mon, 02 Nov 2026 08:30:00 MET",
    "Mon, 02 Nov 2026 02:30:00 ET", "November 2, 2026 at 7:30 AM",
    "Mon, 02 Nov 2026 08:30 CET Europe/Berlin", "Mon, 02 Nov 2026 08:30 Europe/Berlin +0100",
    "am 2. November 2026 um 07:30 Uhr", "2026-11-02T08:30:00+01:00Z",
  ])
  func `reads every format of one point in time`(_ text: String) {
    #expect(Timestamp(feedDate: text)?.secondsSince1970 == 1_793_604_600)
  }

  @Test(
    arguments: [
      ("1970-01-01", 0), ("2000-02-29", 951_782_400), ("2026-11", 1_793_491_200),
      ("2026", 1_767_225_600), ("01 Jan 70", 0), ("01 Jan 00", 946_684_800),
      ("31 Dec 1969 23:59:59 GMT", -1), ("2026-11-01T24:00:00Z", 1_793_577_600),
      ("1 Mar 2100", 4_107_542_400),
    ] as [(String, Double)])
  func `reads the limits of the calendar`(_ text: String, _ seconds: Double) {
    #expect(Timestamp(feedDate: text)?.secondsSince1970 == seconds)
  }

  @Test(arguments: [
    ("Wed Oct 10 20:19:24 +0000 2018", "2018-10-10T20:19:24Z"),
    ("mar., 10 oct. 2018 20:19:24 +0200", "2018-10-10T18:19:24Z"),
    ("10 okt 2018 12:05 PM", "2018-10-10T12:05Z"), ("10 okt 2018 12:05 AM", "2018-10-10T00:05Z"),
    ("15 août 2018", "2018-08-15"), ("3 juillet 2018", "2018-07-03"), ("3 juin 2018", "2018-06-03"),
    ("3. März 2018", "2018-03-03"), ("3 Dez 2018", "2018-12-03"), ("1 ene 2018", "2018-01-01"),
    ("26/06/2026", "2026-06-26"), ("06/26/2026", "2026-06-26"), ("3/3/2026", "2026-03-03"),
    ("10/30/23 21:55:58", "2023-10-30T21:55:58Z"), ("30.10.23", "2023-10-30"),
    ("99.11.02", "1999-11-02"),
    ("am 2. November 2026 um 12:30 Uhr", "2026-11-02T12:30:00Z"),
    ("Nov. 2020", "2020-11-01"), ("Fri, 2006/09/15 08:19:53 EDT", "2006-09-15T12:19:53Z"),
    ("Κυρ, 11 Ιούλ 2004 12:00:00 EST", "2004-07-11T17:00:00Z"),
    ("2004-július-13T9:15-05:00", "2004-07-13T14:15:00Z"), ("9 июля 2018", "2018-07-09"),
    ("2004-05-25 오후 11:23:17", "2004-05-25T23:23:17Z"),
    ("Sun, 29 Mar 2026 01:30 Europe/Warsaw", "2026-03-29T00:30:00Z"),
    ("Sun, 29 Mar 2026 03:30 Europe/Warsaw", "2026-03-29T01:30:00Z"),
    ("Sun, 25 Oct 2026 03:30 Europe/Warsaw", "2026-10-25T02:30:00Z"),
    ("1 Jul 2026 12:00 Nowhere/City", "2026-07-01T12:00:00Z"),
  ])
  func `reads dates of other orders and languages`(_ text: String, _ expected: String) {
    #expect(Timestamp(feedDate: text) != nil)
    #expect(Timestamp(feedDate: text) == Timestamp(feedDate: expected))
  }

  @Test(arguments: [
    "", "yesterday", "2026-02-29", "2026-13-01", "31 Apr 2026", "Mon, 02 Nov", "11/02/2026",
    "Tue, 11/02/2026", "13/13/2026", "1-2-3", "Mon, 11/02",
    "2026-11-02T25:00:00Z", "99999999999999999999 Nov 2026", "-1 Nov 2026", "2026-11-02Tfoo",
    "1 Nov 99999999999999", "Nov Nov Nov",
  ])
  func `invalid dates give nil`(_ text: String) {
    #expect(Timestamp(feedDate: text) == nil)
  }

  @Test(arguments: [
    ("125", 125), ("2:05", 125), ("01:02:05", 3725), ("125.4", 125), ("62:05", 3725),
  ])
  func `reads playing times`(_ text: String, _ seconds: Int) {
    #expect(Duration(feedText: text) == .seconds(seconds))
  }

  @Test(arguments: ["", "0", "x", "-5", "1:2:3:4", "1e300", "nan", ":"])
  func `invalid playing times give nil`(_ text: String) {
    #expect(Duration(feedText: text) == nil)
  }
}
