// Builds pages and server when a source file is newer than what was built from it.
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root, run, say } from "./node-24.mjs"

const SOURCES = [
  "app",
  "content",
  "db",
  "features",
  "platform",
  "public",
  "server",
  "illustrations",
  "ui",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
]
const STAMP = join(root, "build", ".sources")

export function ensureBuilt() {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return
  say("Building …")
  // of the files of the build before (command.mjs)
  rmSync(join(root, "build", "compile-cache"), { recursive: true, force: true })
  run("react-router", ["build"], { NODE_ENV: "production" })
  writeFileSync(STAMP, sources)
}

// names, sizes and contents would be exact; names, sizes and times are enough and cost nothing
function fingerprint() {
  const hash = createHash("sha256")
  const visit = (path) => {
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const source of SOURCES) visit(join(root, source))
  return hash.digest("hex")
}
