@_exported public import ConsoleDriver
@_exported public import ConsoleGallery
