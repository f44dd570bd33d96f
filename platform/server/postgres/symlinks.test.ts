import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { hydrateLibraries } from "./symlinks.ts"

test("missing links are made in place, once, and the programs need no help", () => {
  const { folder, native } = newPackage()
  const fallback = join(folder, "libraries")
  expect(hydrateLibraries(native, fallback)).toEqual([])
  expect(hydrateLibraries(native, fallback)).toEqual([])
  expect(readlinkSync(join(native, "lib/libpq.so.5"))).toBe("libpq.so.5.18")
  expect(readdirSync(folder)).toEqual(["native"])
})

test("a package without a list of links is complete as it is", () => {
  const { folder, native } = newPackage()
  rmSync(join(native, "pg-symlinks.json"))
  expect(hydrateLibraries(native, join(folder, "libraries"))).toEqual([])
  expect(readdirSync(join(native, "lib"))).toEqual(["libpq.so.5.18"])
})

function newPackage() {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-links-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const native = join(folder, "native")
  mkdirSync(join(native, "lib"), { recursive: true })
  writeFileSync(join(native, "lib/libpq.so.5.18"), "")
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }]
  writeFileSync(join(native, "pg-symlinks.json"), JSON.stringify(links))
  return { folder, native }
}
