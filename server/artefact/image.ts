import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { minutes, seconds } from "#platform/duration.ts"
import { fetchOutbound } from "#platform/server/fetch-outbound.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { environmentOf, readContainerfile, wordsOf } from "./containerfile.ts"
import { doSteps, NOBODY, runIn } from "./do-steps.ts"

/*
 * `npm run image`: builds the image where a container engine answers. Elsewhere it does the steps of the Containerfile
 * by itself and starts what they made as a container would: read-only, as nobody, beside a database. Prints its size and
 * what its start took.
 */

const MAX_BYTES = 350e6
const START_WITHIN_MS = minutes(2)

async function imitate() {
  const work = mkdtempSync(join(tmpdir(), "aufwind-image-"))
  try {
    process.stdout.write(
      "No container engine answers: the steps of the Containerfile are done here.\n",
    )
    const stages = readContainerfile(readFileSync("Containerfile", "utf8"))
    const root = doSteps(stages, work)
    const bytes = sizeOf(root)
    const image = stages.at(-1)
    if (!image) throw new Error("the Containerfile has no stage")
    const command = [...wordsOf(image, "ENTRYPOINT"), ...wordsOf(image, "CMD")]
    const started = await tryStart({ root, work, command, environment: environmentOf(image) })
    say("root folder", `${Math.round(bytes / 1e6)} MB`, "<= 350 MB", bytes <= MAX_BYTES)
    say("shell in it", started.hasShell ? "yes" : "no", "no", !started.hasShell)
    say("ready after", `${started.readyMs} ms`, `<= ${START_WITHIN_MS} ms`, true)
    for (const [path, status] of started.answers) say(path, String(status), "200", status === 200)
    say("ends by SIGTERM with", String(started.exitCode), "0", started.exitCode === 0)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function say(what: string, ours: string, target: string, isMet: boolean) {
  process.stdout.write(`${isMet ? "ok  " : "FAIL"}  ${what}: ${ours} (target ${target})\n`)
  if (!isMet) process.exitCode = 1
}

interface Trial {
  root: string
  work: string
  command: readonly string[]
  environment: Record<string, string>
}

const ASKED = ["/de", "/de/fluege-ab-koeln-bonn", "/build.json"]

async function tryStart({ root, work, command, environment }: Trial) {
  const postgres = await startPostgres({ dataDir: join(work, "database") })
  const port = await freePort()
  const began = Date.now()
  const server = spawn("unshare", ["--mount", "sh", "-c", ENTER, root, ...command], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      ...environment,
      DATABASE_URL: postgres.ownerUrl,
      DEMO: "1",
      PORT: String(port),
      LOG_LEVEL: "warn",
    },
  })
  try {
    const url = `http://localhost:${port}`
    await untilReady(`${url}/readyz`, server)
    const readyMs = Date.now() - began
    const answers: [string, number][] = []
    for (const path of [...ASKED, await pictureOf(`${url}/de`)]) {
      answers.push([path, (await ask(url + path)).status])
    }
    const ended = once(server, "exit")
    server.kill("SIGTERM")
    const [exitCode] = await ended
    return {
      readyMs,
      answers,
      exitCode: exitCode as number | null,
      hasShell: statSync(join(root, "bin/sh"), { throwIfNoEntry: false }) !== undefined,
    }
  } finally {
    server.kill("SIGKILL")
    await postgres.stop()
  }
}

function ask(address: string): Promise<Response> {
  return fetchOutbound(address, { signal: AbortSignal.timeout(seconds(15)) })
}

/** The picture that others show of a page: drawn by the server. */
async function pictureOf(address: string): Promise<string> {
  const html = await (await ask(address)).text()
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
  if (picture === undefined) throw new Error(`${address} names no picture`)
  return new URL(picture).pathname
}

/** `$0` is the root; the rest is what runs in it. */
const ENTER = `set -e
mount --bind "$0" "$0"
mount -t tmpfs -o mode=1777 tmpfs "$0/tmp"
mount -t tmpfs -o mode=0700,uid=${NOBODY},gid=${NOBODY} tmpfs "$0/data"
mount --bind /proc "$0/proc"
mount -o remount,ro,bind "$0"
exec chroot --userspec=${NOBODY}:${NOBODY} "$0" /aufwind/node_modules/node/bin/node --eval '
process.chdir("/aufwind")
const [command, ...args] = process.argv.slice(1)
process.execve(command, [command, ...args], process.env)' "$@"`

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  const patience = AbortSignal.timeout(START_WITHIN_MS)
  while (!patience.aborted) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const isReady = await ask(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await delay(200)
  }
  throw new Error(`the server was not ready after ${START_WITHIN_MS / seconds(1)} s`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  if (address === null || typeof address === "string") throw new Error("no port")
  return address.port
}

/** In bytes of the files themselves, each once. */
function sizeOf(root: string): number {
  const { stdout } = spawnSync("du", ["--summarize", "--bytes", root], { encoding: "utf8" })
  return Number(stdout.split("\t")[0])
}

const engine = ["podman", "docker"].find((name) => spawnSync(name, ["info"]).status === 0)
if (engine) runIn(".", engine, ["build", "--file", "Containerfile", "--tag", "aufwind", "."])
else await imitate()
