import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, utimesSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { setTimeout as delay } from "node:timers/promises"
import { choosePort } from "#platform/server/postgres/free-port.ts"
import { countFigure, type Figure, median } from "./figure.ts"

/*
 * How long somebody waits for `npm start`: in a fresh clone, with a built server and its data, and after a change of the
 * sources. npm takes packages from its cache where they are in it; what it takes for them alone is the baseline of the first.
 */

const STARTS = 5
const FRESH_MS = 45_000
const BUILT_MS = 2_000
const UPDATED_MS = 15_000
const LOOK_EVERY_MS = 10

export async function startBench(): Promise<Figure[]> {
  const work = mkdtempSync(join(tmpdir(), "aufwind-start-"))
  const clone = join(work, "clone")
  try {
    run("git", ["clone", "--quiet", process.cwd(), clone], work)
    const begun = performance.now()
    run("npm", ["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"], clone)
    const packagesMs = performance.now() - begun
    rmSync(join(clone, "node_modules"), { recursive: true })
    const fresh = await startsWithin(clone)
    const built: number[] = []
    for (let turn = 0; turn < STARTS; turn += 1) built.push(await startsWithin(clone))
    const now = new Date()
    utimesSync(join(clone, "server", "main.ts"), now, now)
    const updated = await startsWithin(clone)
    return [
      {
        ...limitFigure("fresh clone until it is ready, beside its packages alone", fresh, FRESH_MS),
        baseline: `${Math.round(packagesMs)} ms`,
        ratio: Number((fresh / packagesMs).toPrecision(3)),
      },
      limitFigure(`built, with its data, until it is ready (${STARTS})`, median(built), BUILT_MS),
      limitFigure("after a change of the sources until it is ready", updated, UPDATED_MS),
    ]
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function limitFigure(what: string, ms: number, most: number): Figure {
  return countFigure(`${what}, ms`, Math.round(ms), `<= ${most}`, ms <= most)
}

/** Milliseconds from what `npm start` runs until it is ready; then it is told to end. */
async function startsWithin(clone: string): Promise<number> {
  const PORT = String(await choosePort())
  const begun = performance.now()
  const server = spawn("node", ["server/launch/run.mjs", "serve"], {
    cwd: clone,
    env: { ...process.env, PORT, DATA_DIR: join(clone, ".data"), LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const ended = once(server, "exit")
  while (!(await isReady(PORT))) {
    if (server.exitCode !== null) throw new Error(`the start ended with ${server.exitCode}`)
    await delay(LOOK_EVERY_MS)
  }
  const ms = performance.now() - begun
  server.kill("SIGTERM")
  await ended
  return ms
}

async function isReady(port: string): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
  return answer?.ok === true
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}
