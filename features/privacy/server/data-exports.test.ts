import { unzipSync } from "fflate"
import sharp from "sharp"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { issueBookingReceipts } from "#features/accounting/server/issue-booking-receipts.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { storage } from "#platform/server/storage.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { IBAN, makeFullLife, PHONE, wordsOf } from "#tests/support/full-life.ts"
import { personalTables } from "#tests/support/personal-tables.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { expireExportsQueue } from "./expire-exports.ts"
import { exportFileKey } from "./export-file-key.ts"
import { EXPORT_PARTS, NOT_EXPORTED } from "./export-parts.ts"
import { findExportFile } from "./export-queries.ts"
import { makeExportsQueue } from "./make-export.tsx"

const db = await testDatabase()
const { call } = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

function wait(duration: number) {
  const then = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(then))
}

const order = (userId: number) => call("POST", `/api/users/${userId}/exports`, { as: userId })

async function makeExport(of: Db, userId: number) {
  const { json } = await order(userId)
  await workOff(of)
  const file = await findExportFile(of, { exportId: json.id, userId })
  if (!file) throw new Error("the export has no file")
  const entries = unzipSync(await storage().getBytes(file.key))
  const textOf = (name: string) => new TextDecoder().decode(entries[name])
  const names = Object.keys(entries)
  const parts = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(textOf(name))] as const)
  return { id: json.id, names, entries, textOf, parts: Object.fromEntries(parts) }
}

// the contents of a part: its lists, and anything else as a list of one
function listsOf(part: Record<string, unknown>): [string, number][] {
  return Object.entries(part).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.length : value === null ? 0 : 1,
  ])
}

test("every table that knows people is in the copy, or is named with the reason why not", async () => {
  const declared = [...EXPORT_PARTS, ...NOT_EXPORTED].flatMap(({ tables }) => tables)
  const known = await personalTables(db)
  expect(known).toEqual(expect.arrayContaining(["users", "bookings", "booking_people", "events"]))
  expect(known.filter((table) => !declared.includes(table))).toEqual([])
  // and nothing is declared that does not exist
  const { rows } = await db.execute<{ name: string }>(
    "select tablename::text as name from pg_tables where schemaname = 'public'",
  )
  const existing = rows.map(({ name }) => name)
  expect(declared.filter((table) => !existing.includes(table))).toEqual([])
})

test("the copy holds something of every matter, in German words, and says what is where", async () => {
  const nina = await makeFullLife(db, "Nina")
  await issueBookingReceipts(db, (await makeBooking(db, { passengerId: nina.id })).id)
  const { names, textOf, parts, entries } = await makeExport(db, nina.id)
  expect(names.map((name) => name.replace(/\/[-0-9a-f]{36}/, "/…"))).toEqual([
    "LIESMICH.txt",
    ...EXPORT_PARTS.map(({ file }) => file),
    "foto.webp",
    "flugzeugfotos/….webp",
    "flugfotos/….webp",
    "nachrichtenfotos/….webp",
    "albumfotos/….jpg",
    "nachweise/….pdf",
  ])
  const empty = EXPORT_PARTS.flatMap(({ file }) =>
    listsOf(parts[file])
      .filter(([, entriesOfList]) => entriesOfList === 0)
      .map(([list]) => `${file}: ${list}`),
  )
  expect(empty).toEqual([])
  const readme = textOf("LIESMICH.txt")
  for (const name of names.slice(1)) expect(readme).toContain(name.replace(/\/.*/, "/"))
  for (const { why } of NOT_EXPORTED) expect(readme).toContain(why.slice(0, 30))
  expect(Math.max(...readme.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78)
  expect(await sharp(entries["foto.webp"]).metadata()).toMatchObject({ width: 640 })
  for (const name of names.filter((name) => name.includes("/"))) {
    expect(Buffer.from(entries[name] ?? []).toString("latin1", 0, 4)).toMatch(/PNG|PDF/)
  }
})

test("the copy contains everything a person has entered, the whole IBAN and the weights included", async () => {
  const ada = await makeFullLife(db, "Ada")
  const { textOf, parts } = await makeExport(db, ada.id)
  const all = EXPORT_PARTS.map(({ file }) => textOf(file)).join("\n")
  for (const [what, words] of Object.entries(ada.words)) expect(all, what).toContain(words)
  expect(parts["profil.json"]).toMatchObject({
    konto: { sprachen: ["Deutsch", "Niederländisch"], telefon: PHONE, passwortGesetzt: false },
    pilotenprofil: { lizenz: "PPL(A)" },
    bankverbindung: { iban: IBAN },
  })
  expect(parts["fluege.json"].fluege).toMatchObject([{ art: "Strecke" }, { art: "Strecke" }])
  expect(parts["benachrichtigungen.json"]).toEqual({
    benachrichtigungen: [
      {
        nummer: expect.any(Number),
        flug: expect.any(Number),
        text: expect.stringMatching(/^Jemand kann dich nicht mitnehmen: /),
        angelegtAm: expect.any(String),
        gelesenAm: null,
      },
    ],
  })
  expect(parts["gaeste.json"].buchungen).toContainEqual(
    expect.objectContaining({ stand: "Abgelehnt", absagegrund: ada.words.refusal }),
  )
  expect(parts["buchungen.json"].buchungen).toMatchObject([
    {
      stand: "Abgelehnt",
      absagegrund: `Nicht mit ${ada.words.firstName}`,
      kostenanteilEuro: 62.5,
      servicegebuehrEuro: 6.25,
      mitreisende: [{ name: ada.words.companion, gewichtKg: 71, gepaeckKg: 3 }],
    },
  ])
})

test("secrets and other people are in no copy", async () => {
  const otto = await makeFullLife(db, "Otto")
  await makeFullLife(db, "Fremd")
  const { textOf } = await makeExport(db, otto.id)
  const all = EXPORT_PARTS.map(({ file }) => textOf(file)).join("\n")
  for (const [what, words] of Object.entries(wordsOf("Fremd"))) {
    expect(all, what).not.toContain(words)
  }
  // the guest on Otto's flight, as the factory names them
  for (const foreign of ["Lena Berger", "Berger", '"gewichtKg": 64', "argon2", "hmac", "hash"]) {
    expect(all.toLowerCase()).not.toContain(foreign.toLowerCase())
  }
})

test("of somebody who has just come the copy holds the account and nothing else", async () => {
  const { id } = await makeUser(db)
  const { parts, names } = await makeExport(db, id)
  expect(names).not.toContain("foto.webp")
  const filled = EXPORT_PARTS.flatMap(({ file }) =>
    listsOf(parts[file])
      .filter(([, entries]) => entries > 0)
      .map(([list]) => `${file}: ${list}`),
  )
  expect(filled).toEqual([
    "profil.json: konto",
    // the sign-in that asked for the copy, and the copy itself
    "anmeldungen.json: anmeldungen",
    "auskuenfte.json: auskuenfte",
  ])
})

test("while a copy is being made a second request gets the same one, even at the same moment", async () => {
  const { id } = await makeUser(db)
  const answers = await Promise.all([order(id), order(id), order(id)])
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 201, json: { status: "requested", bytes: null } })
  await workOff(db)
  const list = await call("GET", `/api/users/${id}/exports`, { as: id })
  expect(list.json).toMatchObject([{ status: "ready", bytes: expect.any(Number) }])
})

test("the owner is notified that the copy is ready and until when", async () => {
  const { id, email } = await makeUser(db)
  await makeExport(db, id)
  const { rows } = await db.execute<{ subject: string; text: string }>(
    `select subject, text from mails where recipient = '${email}'`,
  )
  expect(rows).toMatchObject([
    { subject: "Deine Daten liegen bereit", text: expect.stringContaining("Uhr. Danach löschen") },
  ])
})

test("three copies a day are enough, and a new one replaces the former", async () => {
  const { id } = await makeUser(db)
  const first = await makeExport(db, id)
  await makeExport(db, id)
  await makeExport(db, id)
  expect(await order(id)).toMatchObject({ status: 429, json: { code: "too-many-tries" } })
  const { json } = await call("GET", `/api/users/${id}/exports`, { as: id })
  expect(json.map(({ status }: { status: string }) => status)).toEqual([
    "ready",
    "expired",
    "expired",
  ])
  expect(await storage().exists(`exports/${first.id}.zip`)).toBe(false)
})

test("after a week the copy is gone, first its address, then its file", async () => {
  const { id } = await makeUser(db)
  const copy = await makeExport(db, id)
  const found = () => findExportFile(db, { exportId: copy.id, userId: id })
  wait(days(7) - minutes(1))
  expect(await found()).toBeDefined()
  wait(minutes(2))
  expect(await found()).toBeUndefined()
  expect((await call("GET", `/api/users/${id}/exports`, { as: id })).json[0].status).toBe("expired")
  await expireExportsQueue.run(db, null)
  await workOff(db)
  expect(await storage().exists(`exports/${copy.id}.zip`)).toBe(false)
})

test("a copy that was never finished is replaced by a new one after a day", async () => {
  const { id } = await makeUser(db)
  const stuck = (await order(id)).json
  wait(days(1) + minutes(1))
  const next = (await order(id)).json
  expect(next.id).not.toBe(stuck.id)
  await expireExportsQueue.run(db, null)
  const { json } = await call("GET", `/api/users/${id}/exports`, { as: id })
  expect(json).toMatchObject([{ id: next.id }, { id: stuck.id, status: "expired" }])
})

const fileOf = (id: string) => storage().exists(exportFileKey(id))

/** As a job leaves it that dies between the file and the note of it. */
const putFileOf = (id: string) => storage().put(exportFileKey(id), "PK")

test("the file of a copy whose job died goes when the copy is given up", async () => {
  const { id } = await makeUser(db)
  const stuck = (await order(id)).json
  await putFileOf(stuck.id)
  // another one died before there was a file
  const other = await makeUser(db)
  await order(other.id)
  wait(days(1) + minutes(1))
  await expireExportsQueue.run(db, null)
  await workOff(db)
  expect(await fileOf(stuck.id)).toBe(false)
})

test("the file of a copy whose job died goes with the account", async () => {
  const { id, email } = await makeUser(db)
  const stuck = (await order(id)).json
  await putFileOf(stuck.id)
  expect(await call("DELETE", `/api/users/${id}`, { as: id, body: { email } })).toMatchObject({
    status: 200,
  })
  // also where the dead job wrote it only then, and comes back
  await workOff(db)
  expect(await fileOf(stuck.id)).toBe(false)
  await putFileOf(stuck.id)
  await makeExportsQueue.run(db, { exportId: stuck.id })
  expect(await fileOf(stuck.id)).toBe(false)
})

test("a job that runs twice at once makes one copy and notifies once", async () => {
  const { id, email } = await makeUser(db)
  const { json } = await order(id)
  await Promise.all([1, 2].map(() => makeExportsQueue.run(db, { exportId: json.id })))
  await workOff(db)
  expect(await fileOf(json.id)).toBe(true)
  const { rows } = await db.execute(`select 1 from mails where recipient = '${email}'`)
  expect(rows).toHaveLength(1)
})

test("the fourth copy is there a day after the first", async () => {
  const { id } = await makeUser(db)
  await makeExport(db, id)
  wait(minutes(60))
  await makeExport(db, id)
  await makeExport(db, id)
  wait(days(1) - minutes(61))
  const refused = await order(id)
  expect(refused.status).toBe(429)
  expect(refused.json.message).toMatch(
    /^Mehr als 3 Kopien am Tag gehen nicht\. Die nächste gibt es ab /,
  )
  wait(minutes(2))
  expect((await order(id)).status).toBe(201)
})

test("a user who signed in long ago must prove who they are before a copy is made", async () => {
  const { id } = await makeUser(db)
  const cookie = await accessCookieFor(db, id)
  wait(minutes(16))
  expect(await call("POST", `/api/users/${id}/exports`, { cookie })).toMatchObject({
    status: 403,
    json: { code: "proof-needed" },
  })
})

test("another person's copies look like missing ones", async () => {
  const [own, other] = [await makeUser(db), await makeUser(db)]
  const copy = await makeExport(db, own.id)
  for (const method of ["GET", "POST"]) {
    const answer = await call(method, `/api/users/${own.id}/exports`, { as: other.id })
    expect(answer).toMatchObject({ status: 404, json: { code: "unknown-user" } })
    expect((await call(method, `/api/users/${own.id}/exports`)).status).toBe(401)
  }
  expect(await findExportFile(db, { exportId: copy.id, userId: other.id })).toBeUndefined()
})
