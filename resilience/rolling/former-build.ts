import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Where the pages' scripts and styles of a build lie in its folder. */
const ASSETS = "build/client/assets"

/** What a commit of this repository was, built in a folder of its own with the packages that are installed here. */
export function buildOf(commit: string): { folder: string; remove(): void } {
  const git = (...args: string[]) => execFileSync("git", args, { maxBuffer: 1_000_000_000 })
  if (!git("show", `${commit}:package-lock.json`).equals(git("show", "HEAD:package-lock.json"))) {
    throw new Error(`${commit} has other packages than those that are installed here`)
  }
  const folder = mkdtempSync(join(tmpdir(), "aufwind-former-"))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync("tar", ["-x", "-C", folder], { input: git("archive", commit) })
    symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"))
    const { status, stderr } = spawnSync("react-router", ["build"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production" },
      encoding: "utf8",
    })
    if (status !== 0) throw new Error(`${commit} cannot be built: ${stderr.slice(-2_000)}`)
    const here = new Set(readdirSync(ASSETS))
    if (readdirSync(join(folder, ASSETS)).every((file) => here.has(file))) {
      throw new Error(`the pages of ${commit} load the same files as today's: take an older commit`)
    }
    return { folder, remove }
  } catch (error) {
    remove()
    throw error
  }
}
