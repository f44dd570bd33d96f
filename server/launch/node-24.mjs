// Plain JavaScript for whatever Node the machine has (20 or newer): finds the Node 24 that the
// project brings along as a dependency, or says what to do.

import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const node24 = join(root, "node_modules", "node", "bin", "node")

/** Environment in which `node` is Node 24 for every child. */
export const env24 = {
  ...process.env,
  PATH: `${join(root, "node_modules", "node", "bin")}:${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
}

const INSTALLED = join(root, "node_modules", ".installed-lock")

/**
 * Installs the locked packages when they are missing or the lock file has changed: those of running and building,
 * `{ tests: true }` also those of tests and checks.
 */
export function ensureInstalled({ tests = false } = {}) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
  const installed = existsSync(INSTALLED) && existsSync(node24) && readFileSync(INSTALLED, "utf8")
  if (installed === lock || (installed === withoutTests(lock) && !tests)) return
  say("Installing packages …")
  const omitted = tests ? [] : ["--omit=dev"]
  const npm = spawnSync("npm", ["ci", ...omitted, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  })
  if (npm.status !== 0) fail("npm ci failed, see above.")
  if (!existsSync(node24)) {
    fail(
      "The package `node` brought no Node 24 (its install script was blocked?). Run `npm rebuild node`, or use Node 24 yourself.",
    )
  }
  writeFileSync(INSTALLED, tests ? lock : withoutTests(lock))
}

const withoutTests = (lock) => `${lock} without tests`

/** Runs a program to its end with Node 24 first on the PATH; ends this process when it fails. */
export function run(command, args, extra = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...env24, ...extra },
  })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

/**
 * Runs two programs at the same time, each to its end. What the second says is shown when it fails: else
 * it would bury what the first one says. Ends this process when one of them fails.
 */
export async function runBeside([command, args, extra = {}], [quietCommand, quietArgs]) {
  const options = { cwd: root, env: { ...env24, ...extra } }
  const loud = spawn(command, args, { ...options, stdio: "inherit" })
  const quiet = spawn(quietCommand, quietArgs, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  let said = ""
  for (const stream of [quiet.stdout, quiet.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text
    })
  }
  const ends = [loud, quiet].map((child) => new Promise((resolve) => child.once("close", resolve)))
  const codes = await Promise.all(ends)
  const [, quietCode] = codes
  if (quietCode !== 0) say(said)
  if (codes.some((code) => code !== 0)) process.exit(1)
}

/** Hands this process over: the child gets our signals, we end as it ends. */
export function become(command, args, extra = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...env24, ...extra } })
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)))
}

export function say(line) {
  process.stdout.write(`${line}\n`)
}

export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
