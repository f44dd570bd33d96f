import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { z } from "zod"

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * npm packages cannot carry symbolic links, so the short names of the libraries
 * (`libicuuc.so.60`) lie in a list beside them. They are made in place; where the package cannot
 * be written to, in `fallback`. Returns the words that go before a command so that it finds them.
 */
export function hydrateLibraries(binariesDir: string, fallback: string): string[] {
  const links = missingLinks(binariesDir)
  try {
    for (const { source, target } of links) symlink(basename(source), target)
    return []
  } catch {
    mkdirSync(fallback, { recursive: true })
    for (const { source, target } of links) {
      const link = join(fallback, basename(target))
      // It may point into the place where the project lay before it was moved.
      rmSync(link, { force: true })
      symlink(source, link)
    }
    // Set by `env`, because macOS withholds the variable from the shell we start through.
    const variable = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH"
    // The package's own folder too: a library reached through a link looks beside the link.
    return ["env", `${variable}=${fallback}:${join(binariesDir, "lib")}`]
  }
}

function missingLinks(binariesDir: string) {
  const list = join(binariesDir, "pg-symlinks.json")
  if (!existsSync(list)) return []
  const packageDir = dirname(binariesDir)
  return linkList
    .parse(JSON.parse(readFileSync(list, "utf8")))
    .map(({ source, target }) => ({
      source: join(packageDir, source),
      target: join(packageDir, target),
    }))
    .filter(({ target }) => !existsSync(target))
}

function symlink(source: string, target: string): void {
  try {
    symlinkSync(source, target)
  } catch (error) {
    // Another process made it a moment earlier.
    if (!existsSync(target)) throw error
  }
}
