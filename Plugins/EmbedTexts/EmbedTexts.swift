import Foundation
import PackagePlugin

/// Makes the texts in a target's folder part of the program.
///
/// A target with a folder `Localizations` gets `enum Localizations` with a table for each language;
/// one with a folder `Resources` gets `enum EmbeddedTexts` with a constant for each text file. The
/// folders may be links to ones outside; then name them in the target's `exclude`.
@main
struct EmbedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "StringsCompiler").url
    let output = context.pluginWorkDirectoryURL
    var commands: [Command] = []
    if let folder = Folder("Localizations", of: target) {
      let file = output.appending(path: "Localizations.swift")
      let module = target.dependsOn("LocalizableStrings") ? "LocalizableStrings" : "Sternik"
      commands.append(
        .buildCommand(
          displayName: "Embedding the translations of \(target.name)", executable: tool,
          arguments: ["localizations", folder.url.path, file.path, module],
          inputFiles: folder.files(ofTypes: ["strings", "stringsdict"]), outputFiles: [file]))
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
  /// Whether the target names a module or a product of that name among its dependencies.
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
