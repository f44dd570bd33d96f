import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"
import { startWeatherService } from "#tests/support/weather-service.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** One for each worker, by the number of its pool. */
    products: readonly RunningProduct[]
    /** The data folder of a product that has ended, with its demo world. */
    demoWorld: string
  }
}

interface RunningProduct {
  url: string
  /** The file that moves the product's time (TEST_CLOCK), in minutes. */
  testClock: string
  dataDir: string
}

const START_DEADLINE_MS = 120_000

/**
 * The built product with its demo world, started as `npm start` does, once for each worker of the journeys; the world
 * is made once and copied. One weather service reports to all of them, from Bonn.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const weather = await startWeatherService()
  weather.answerWith({ metar: () => [metarOfBonn(new Date())] })
  const worldFolder = makeScratchFolder("aufwind-world-")
  const demoWorld = join(worldFolder, "data")
  const first = await launch(demoWorld, join(worldFolder, "clock"), {})
  await first.end()
  const started = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () =>
      launchProduct({ WEATHER_URL: weather.url }, { world: demoWorld }),
    ),
  )
  project.provide("demoWorld", demoWorld)
  project.provide(
    "products",
    started.map(({ url, testClock, dataDir }) => ({ url, testClock, dataDir })),
  )
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()))
    rmSync(worldFolder, { recursive: true, force: true })
    weather.stop()
  }
}

function metarOfBonn(at: Date) {
  const [, day, hour, minute] = /-(\d\d)T(\d\d):(\d\d)/.exec(at.toISOString()) ?? []
  const raw = `METAR EDKB ${day}${hour}${minute}Z 29012KT 9999 BKN014 08/05 Q1013`
  return { code: "EDKB", lat: 50.7689, lng: 7.1634, at, raw }
}

interface LaunchOptions {
  /** The file that takes its log. */
  output?: number | "ignore"
  /** A data folder to begin with, such as `demoWorld`; without it the product fills an empty one. */
  world?: string
}

/** Starts the built product in a folder of its own, which goes with it. */
export async function launchProduct(
  settings: Record<string, string> = {},
  { output = "ignore", world }: LaunchOptions = {},
) {
  const folder = makeScratchFolder("aufwind-journeys-")
  const dataDir = join(folder, "data")
  // keeps whose files they are, which the embedded PostgreSQL insists on
  if (world) execFileSync("cp", ["-a", world, dataDir])
  const { end, ...product } = await launch(dataDir, join(folder, "clock"), settings, output)
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...product, stop }
}

async function launch(
  dataDir: string,
  testClock: string,
  settings: Record<string, string>,
  output: number | "ignore" = "ignore",
) {
  writeFileSync(testClock, "0")
  const port = await freePort()
  const server = spawn(process.execPath, ["server/launch/command.mjs", "serve"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      TEST_CLOCK: testClock,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      // every visitor of the journeys comes from an address of their own
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ...settings,
    },
    stdio: ["ignore", output, "inherit"],
  })
  const url = `http://localhost:${port}`
  await untilReady(url, server)
  const end = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve))
    server.kill("SIGTERM")
    await ended
  }
  return { url, testClock, dataDir, pid: server.pid ?? 0, end }
}

async function untilReady(url: string, server: ChildProcess) {
  const deadline = Date.now() + START_DEADLINE_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the product ended with ${server.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error("the product did not start in time")
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
