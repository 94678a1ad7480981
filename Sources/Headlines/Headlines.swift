@main struct Headlines { static func main() {} }
