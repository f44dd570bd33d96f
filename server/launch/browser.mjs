// Finds a Chromium for the journeys: CHROMIUM_PATH, Debian's headless shell (installed as root where
// it is missing), one that is installed, else the one that @sparticuz/chromium carries in its package.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { env24, fail, node24, root, say } from "./node-24.mjs"

/** It has no windows to draw and takes half the time. */
const SHELL = "/usr/bin/chromium-headless-shell"
const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

export function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, which does not exist.`)
  return (
    fromDebian() ??
    INSTALLED.find((path) => existsSync(path)) ??
    fromNpm() ??
    fail("No Chromium: install one and set CHROMIUM_PATH.")
  )
}

function fromDebian() {
  if (existsSync(SHELL)) return SHELL
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined
  say("Installing Chromium …")
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }
  const packages = ["chromium-headless-shell", "fonts-dejavu-core"]
  spawnSync("apt-get", ["update", "-qq"], options)
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options)
  return existsSync(SHELL) ? SHELL : undefined
}

function fromNpm() {
  const script =
    'const { default: chromium } = await import("@sparticuz/chromium"); process.stdout.write(await chromium.executablePath())'
  const unpacked = spawnSync(node24, ["--input-type=module", "-e", script], {
    cwd: join(root),
    encoding: "utf8",
    env: env24,
  })
  const path = unpacked.stdout?.trim()
  return path && existsSync(path) ? path : undefined
}
