import Foundation
import PackagePlugin

/// Embeds the texts in the folders of a target.
///
/// For a folder `Localizations` it generates `enum Localizations`, with a table for each language, and
/// `enum Texts`, with a constant or function for each key. For a folder `Resources` it generates
/// `enum EmbeddedTexts`, with a constant for each text file. Add the folders to the target's `exclude`.
/// They may be links to folders elsewhere in the package.
@main
struct EmbedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "StringsCompiler").url
    let output = context.pluginWorkDirectoryURL
    var commands: [Command] = []
    if let folder = Folder("Localizations", of: target) {
      // With Sternik the translations are also checked for the texts of the console.
      guard let module = ["Sternik", "LocalizableStrings"].first(where: target.dependsOn) else {
        Diagnostics.error(
          "\(target.name) must depend on LocalizableStrings or Sternik to embed its translations")
        return []
      }
      let files = ["Localizations.swift", "Texts.swift"].map { output.appending(path: $0) }
      commands.append(
        .buildCommand(
          displayName: "Embedding the translations of \(target.name)", executable: tool,
          arguments: ["localizations", folder.url.path] + files.map(\.path) + [module],
          inputFiles: folder.files(ofTypes: ["strings", "stringsdict", "xcstrings"]),
          outputFiles: files))
    }
    if let folder = Folder("Resources", of: target) {
      let file = output.appending(path: "EmbeddedTexts.swift")
      commands.append(
        .buildCommand(
          displayName: "Embedding the text files of \(target.name)", executable: tool,
          arguments: ["texts", folder.url.path, file.path],
          inputFiles: folder.files(), outputFiles: [file]))
    }
    return commands
  }
}

extension Target {
  /// True if the target depends on a module or product with the name.
  fileprivate func dependsOn(_ name: String) -> Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == name
      case .product(let product): product.name == name
      @unknown default: false
      }
    }
  }
}
