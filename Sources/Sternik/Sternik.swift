@_exported public import ConsoleUI
@_exported public import ConsoleWidgets
@_exported public import Coordinators
@_exported public import LocalizableStrings
