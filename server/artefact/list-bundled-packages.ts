import type { Plugin } from "vite"

/** Beside the server build: the folders of the packages of which something is in it, as the lock file names them. */
export const BUNDLED_PACKAGES = "bundled-packages.json"

const PACKAGE = /\/((?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+)/

/** Writes down what packages the server build holds, since nobody can tell from the files any more. */
export function listBundledPackages(root: string): Plugin {
  return {
    name: "list-bundled-packages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      const folders = Object.values(bundle)
        .flatMap((part) => (part.type === "chunk" ? Object.keys(part.modules) : []))
        .flatMap((moduleId) => folderOf(moduleId.replace(root, "")) ?? [])
      const source = JSON.stringify([...new Set(folders)].toSorted(), null, 2)
      this.emitFile({ type: "asset", fileName: BUNDLED_PACKAGES, source })
    },
  }
}

/** `node_modules/pg`, or the one inside of another package. */
function folderOf(path: string): string | undefined {
  return PACKAGE.exec(path)?.[1]?.slice(0, -1)
}
