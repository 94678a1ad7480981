import ConsoleTesting
import Sternik
import Testing

@testable import Widgets

private let english = CalendarTexts(
  months: [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ],
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  today: "today", selected: "selected", previousMonth: "previous month", nextMonth: "next month",
  select: "select", month: "month")

@MainActor private final class Model {
  var selected: CalendarDate? = CalendarDate(year: 2026, month: 11, day: 4)
  var firstWeekday = 0
  var reported: [CalendarDate] = []

  var views: () -> Views {
    {
      self.build()
    }
  }

  @ViewBuilder func build() -> Views {
    MonthCalendar(
      "Day", selected: selected, today: CalendarDate(year: 2026, month: 11, day: 12),
      firstWeekday: firstWeekday, texts: english
    ) {
      self.selected = $0
      self.reported.append($0)
    }
    Button("Save") {}
  }
}

@MainActor @Suite struct MonthCalendarTests {
  private let model = Model()

  @Test func `dates`() {
    for number in stride(from: -800_000, to: 800_000, by: 97) {
      let date = CalendarDate(dayNumber: number)
      #expect(date.dayNumber == number)
    }
    #expect(CalendarDate(year: 2026, month: 11, day: 23).weekday == 0)
    #expect(CalendarDate(year: 2024, month: 1, day: 31).adding(months: 1).day == 29)
    #expect(
      CalendarDate(year: 2024, month: 1, day: 31).adding(months: -2)
        == CalendarDate(year: 2023, month: 11, day: 30))
    #expect(
      CalendarDate(year: 2024, month: 12, day: 31).adding(days: 1)
        == CalendarDate(year: 2025, month: 1, day: 1))
  }

  @Test func `the month is drawn`() {
    let console = console(model.views)
    console.expectSnapshot(named: "month", as: .styledText)
    console.press("right")
    console.expectSnapshot(named: "moved", as: .styledText)
    console.press("tab")
    console.expectSnapshot(named: "without focus", as: .styledText)
    console.expectLinearSnapshot(named: "month")
    #expect(console.outline.contains("picker \"Day\" = Thursday, 5 November 2026"))
    console.press("backtab ?")
    console.expectSnapshot(named: "help")
  }

  @Test func `the week begins on Sunday`() {
    model.firstWeekday = 6
    console(model.views).expectSnapshot(named: "sunday")
  }

  @Test func `arrows move over the ends of months`() {
    let console = console(model.views)
    console.press("up")
    #expect(console.screen.contains("October 2026"))
    #expect(console.screen.contains(">28"))
    console.press("down left")
    #expect(console.screen.contains("> 3"))
    #expect(model.reported.isEmpty)
  }

  @Test func `page keys move by months`() {
    let console = console(model.views)
    console.press("pgdn pgdn")
    #expect(console.screen.contains("January 2027"))
    console.press("pgup pgup pgup end enter")
    #expect(model.reported == [CalendarDate(year: 2026, month: 10, day: 31)])
  }

  @Test func `a click selects`() {
    let console = console(model.views)
    console.click(on: " 20 ")
    #expect(model.reported.map(\.day) == [20])
    console.click(on: "November")
    console.click(column: 3, row: 2)
    #expect(model.reported.map(\.day) == [20])
    console.scroll(by: 1, column: 4, row: 4)
    #expect(console.screen.contains("December 2026"))
  }

  @Test func `the highlight follows a selection of the program`() {
    let console = console(model.views)
    console.press("right")
    model.selected = CalendarDate(year: 2027, month: 2, day: 1)
    console.resize(columns: 41, rows: 12)
    #expect(console.screen.contains("February 2027"))
    console.press("right")
    #expect(console.screen.contains("> 2"))
  }

  @Test(arguments: [(10, 4), (24, 8), (2, 2), (1, 1), (20, 3)])
  func `narrow`(columns: Int, rows: Int) {
    let console = console(columns: columns, rows: rows, model.views)
    console.expectSnapshot(named: "narrow \(columns)x\(rows)")
    console.press("right down")
    console.expectSnapshot(named: "narrow moved \(columns)x\(rows)")
    console.press("pgdn left up pgup enter")
    #expect(model.reported == [CalendarDate(year: 2026, month: 11, day: 4)])
  }

  @Test func `a narrow calendar is clicked`() {
    let console = console(columns: 10, rows: 5, model.views)
    console.click(on: "3")
    #expect(model.reported.map(\.day) == [3])
  }

  @Test func `the linear form`() {
    let console = linearConsole(model.views)
    console.enter("1")
    console.enter("20")
    #expect(model.reported.map(\.day) == [20])
    console.enter("1")
    console.enter("32")
    console.enter("1 24")
    console.enter("right")
    console.enter("pgdn")
    console.enter("enter")
    console.enter("help")
    console.expectSnapshot(named: "linear")
  }
}
