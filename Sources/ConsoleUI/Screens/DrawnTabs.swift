/// A bar of tabs, and where it was drawn.
@MainActor struct DrawnTabs {
  let element: TabsElement
  let rect: Rect
}
