import sharp from "sharp"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { sharePictures } from "#server/pictures/share-pictures.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const files = sharePictures(db, "test")
const MAX_BYTES = 300_000

test.each([
  ["home", "/teilen/start.png"],
  ["a topic", "/teilen/inselflug.png"],
  ["a region", "/teilen/rundfluege-ab-mecklenburgische-seenplatte.png"],
  ["a text", "/teilen/datenschutz.png"],
])("%s has a picture of the size that other sites ask for", async (_, path) => {
  const answer = await files.request(path)
  expect(answer.headers.get("content-type")).toBe("image/png")
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(MAX_BYTES)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
})

test("a flight's picture is kept until the flight says something else", async () => {
  const flight = await makeFlight(db, { title: "Ärger über Łódź? Nie & nimmer <3 🛩" })
  const first = await files.request(`/teilen/flug/${flight.id}.png`)
  expect(first.status).toBe(200)
  const etag = first.headers.get("etag") ?? ""
  const again = await files.request(`/teilen/flug/${flight.id}.png`, {
    headers: { "if-none-match": `W/${etag}` },
  })
  expect(again.status).toBe(304)
  const other = await makeFlight(db)
  const answer = await files.request(`/teilen/flug/${other.id}.png`)
  expect(answer.headers.get("etag")).not.toBe(etag)
})

test.each([
  "/teilen/flug/2147483647.png",
  "/teilen/flug/99999999999.png",
  "/teilen/flug/1.svg",
  "/teilen/flugplatz/ZZZZ.png",
  "/teilen/fluege-ab-nirgendwo.png",
  "/teilen/gibt-es-nicht.png",
])("%s is missing", async (path) => {
  expect((await files.request(path)).status).toBe(404)
})

test("a hidden flight has no picture either", async () => {
  const flight = await makeFlight(db, { status: "blocked" })
  expect((await files.request(`/teilen/flug/${flight.id}.png`)).status).toBe(404)
})

test("one picture is drawn at a time, and a crawler that wants all at once is asked to come back", async () => {
  const flights = []
  for (let count = 0; count < 30; count++) flights.push(await makeFlight(db))
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const slow = sharePictures(db, "another build", async () => {
    running += 1
    most = Math.max(most, running)
    await gate.promise
    running -= 1
    return new Uint8Array([1])
  })
  const refusals: (string | null)[] = []
  const answers = flights.map(async ({ id }) => {
    const answer = await slow.request(`/teilen/flug/${id}.png`)
    if (answer.status === 503) refusals.push(answer.headers.get("retry-after"))
    return answer.status
  })
  // one is drawn, 24 wait
  await expect.poll(() => refusals, { timeout: 20_000 }).toEqual(["30", "30", "30", "30", "30"])
  gate.resolve()
  expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(25)
  expect(most).toBe(1)
})
