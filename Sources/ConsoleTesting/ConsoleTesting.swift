@_exported public import ConsoleGallery
