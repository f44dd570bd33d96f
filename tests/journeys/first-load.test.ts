import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"

const CLIENT = join(import.meta.dirname, "../../build/client")

/** What the scripts of a page may weigh for its first visitor (quality: storefront pages), in bytes as gzip makes them. */
const MAX_SCRIPTS = 132_000

interface Scripts {
  module: string
  imports?: readonly string[]
}

interface Manifest {
  entry: Scripts
  routes: Record<string, Scripts & { id: string; parentId?: string }>
}

const manifest = readManifest()

test("no page that a visitor lands on brings more scripts than it may", () => {
  const landings = Object.keys(manifest.routes).filter((id) => isLanding(id))
  expect(landings).toEqual(
    expect.arrayContaining(["routes/home", "routes/flight", "routes/search"]),
  )
  const heavy = landings.map((id) => ({ id, bytes: weigh(id) })).filter(isHeavy)
  expect(heavy).toEqual([])
})

const LAYOUTS = ["layouts/storefront", "layouts/storefront-hero", "layouts/search", "layouts/login"]
/** Shows every component to whoever builds pages. */
const SHOWROOM = "routes/kitchen-sink"

function isLanding(id: string): boolean {
  return LAYOUTS.includes(manifest.routes[id]?.parentId ?? "") && id !== SHOWROOM
}

function isHeavy({ bytes }: { bytes: number }): boolean {
  return bytes > MAX_SCRIPTS
}

/** All scripts that the document of this route names. */
function weigh(id: string): number {
  const files = new Set(filesOf(manifest.entry))
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ""]) {
    for (const file of filesOf(route)) files.add(file)
  }
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file))).length,
    0,
  )
}

function filesOf({ module, imports = [] }: Scripts): string[] {
  return [module, ...imports]
}

function readManifest(): Manifest {
  const folder = join(CLIENT, "assets")
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file)) ?? ""
  const [, json = ""] = /=(\{[\s\S]*\});?\s*$/.exec(readFileSync(join(folder, name), "utf8")) ?? []
  return JSON.parse(json)
}
