import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, expect, test } from "vitest"
import { setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { connectStorage, storage } from "#platform/server/storage.ts"
import { listFiles } from "#server/backup/file-pack.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { assetFiles } from "./asset-files.ts"
import { deleteAssets } from "./delete-assets.ts"
import { keepAssets } from "./keep-assets.ts"

const db = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "aufwind-assets-"))
const usual = env().STORAGE_URL
env().STORAGE_URL = `file:${folder}/files`
await connectStorage()
afterAll(async () => {
  env().STORAGE_URL = usual
  await connectStorage()
  rmSync(folder, { recursive: true, force: true })
})

let restoreClock = () => {}
afterEach(() => {
  restoreClock()
  rmSync(join(folder, "files"), { recursive: true, force: true })
})

function goTo(daysAhead: number) {
  restoreClock()
  const ahead = days(daysAhead)
  restoreClock = setClockSource(() => new Date(Date.now() + ahead))
}

/** A build whose pages load these files; each holds its own name. */
function makeBuild(name: string, files: string[]): string {
  const build = join(folder, name)
  mkdirSync(build, { recursive: true })
  for (const file of files) writeFileSync(join(build, file), `// ${file}`)
  return build
}

const former = makeBuild("former", ["shared-Ab1_.js", "page-Cd2.js", "page-Cd2.js.br", "page.css"])
const current = makeBuild("current", ["shared-Ab1_.js", "page-Ef3.js"])

async function deleteByNight(running: string) {
  await deleteAssets(db, running)
  await workOff(db)
}

const ask = (file: string) => assetFiles().request(`/assets/${file}`)

const statuses = async (...files: string[]) =>
  Promise.all(files.map(async (file) => (await ask(file)).status))

test("a process answers for the scripts and styles of a build that runs elsewhere", async () => {
  await keepAssets(former)
  await keepAssets(current)
  const script = await ask("page-Cd2.js")
  expect([script.status, await script.text()]).toEqual([200, "// page-Cd2.js"])
  expect(script.headers.get("content-type")).toMatch(/^text\/javascript/)
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  expect((await ask("page.css")).headers.get("content-type")).toMatch(/^text\/css/)
  expect(await statuses("shared-Ab1_.js", "page-Ef3.js")).toEqual([200, 200])
})

test("what no build has is not found, whatever the address tries", async () => {
  await keepAssets(current)
  const tried = ["page-Cd2.js", "page-Ef3.js.br", "..%2Fbuilds", "%2e%2e/readiness.txt", ".js"]
  expect(await statuses(...tried)).toEqual(tried.map(() => 404))
})

test("a build that was kept this week is not put there again, one that came back after longer is", async () => {
  await keepAssets(former)
  await storage().put("assets/page.css", "kept")
  goTo(6)
  await keepAssets(former)
  expect(await (await ask("page.css")).text()).toBe("kept")
  goTo(14)
  await keepAssets(former)
  expect(await (await ask("page.css")).text()).toBe("// page.css")
})

test("a build that nothing has run for a month goes, without what a later one has", async () => {
  await keepAssets(former)
  goTo(29)
  await deleteByNight(current)
  expect(await statuses("page-Cd2.js")).toEqual([200])
  goTo(31)
  await deleteByNight(current)
  expect(await statuses("page-Cd2.js", "page.css")).toEqual([404, 404])
  expect(await statuses("shared-Ab1_.js", "page-Ef3.js")).toEqual([200, 200])
})

test("a build that still runs stays, however old it is", async () => {
  await keepAssets(current)
  goTo(31)
  await deleteByNight(current)
  goTo(60)
  await deleteByNight(former)
  expect(await statuses("page-Ef3.js")).toEqual([200])
})

test("a file that a process has put there today, and not yet on its list, stays", async () => {
  const keptAt = new Date(Date.now() - days(31))
  await storage().put("builds/old.json", JSON.stringify({ keptAt, files: ["page-Cd2.js"] }))
  await storage().put("assets/page-Cd2.js", "// page-Cd2.js")
  await deleteByNight(current)
  expect(await statuses("page-Cd2.js")).toEqual([200])
})

test("a backup leaves out what each process brings itself", async () => {
  await keepAssets(former)
  await storage().put("photos/one.webp", "a photo")
  const copied: string[] = []
  for await (const key of listFiles(storage())) copied.push(key)
  expect(copied).toEqual(["photos/one.webp"])
})

test("a storage that does not answer is no missing file", async () => {
  env().STORAGE_URL = "s3:https://key:secret@127.0.0.1:1/bucket"
  await connectStorage()
  const { status, headers } = await ask("page-Cd2.js")
  env().STORAGE_URL = `file:${folder}/files`
  await connectStorage()
  expect([status, headers.get("retry-after")]).toEqual([503, expect.any(String)])
})
