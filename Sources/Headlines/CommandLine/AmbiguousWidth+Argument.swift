public import ArgumentParser
public import Sternik

extension AmbiguousWidth: ExpressibleByArgument {}
