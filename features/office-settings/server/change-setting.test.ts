import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { announcementSetting } from "#features/settings/descriptions/announcement-setting.ts"
import { currentVersion } from "#features/settings/server/current-settings.ts"
import { settingVersionsTable } from "#features/settings/server/setting-versions-table.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { listSettings } from "./list-settings.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const REASON = "Am Sonntag ist Wartung."

const worker = (role: "owner" | "content" | "finance" = "content") =>
  makeUser(db, { officeRoles: [role] })
const announce = (as: number, text: string, basedOn: number, reason = REASON) =>
  call("PUT", "/api/settings/announcement", {
    as,
    body: { value: { ...announcementSetting.standard, text }, basedOn, reason },
  })
const newest = () => currentVersion(announcementSetting).number
const versions = () =>
  db.select().from(settingVersionsTable).where(eq(settingVersionsTable.key, "announcement"))

test("a change holds at once, is kept with who and why, and stands in the log", async () => {
  const person = await worker()
  const before = newest()
  expect(await announce(person.id, "Sonntag ist Wartung.", before)).toMatchObject({
    status: 200,
    json: { number: before + 1, approvalId: null },
  })
  expect(currentVersion(announcementSetting)).toMatchObject({
    number: before + 1,
    value: { text: "Sonntag ist Wartung." },
  })
  const [row] = await db
    .select()
    .from(settingVersionsTable)
    .where(eq(settingVersionsTable.number, before + 1))
  expect(row).toMatchObject({ setBy: person.id, reason: REASON })
  const events = await db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, "setting.changed"), eq(eventsTable.entityId, row?.id ?? 0)))
  expect(events).toMatchObject([
    { actorId: person.id, actorKind: "admin", reason: REASON, data: { key: "announcement" } },
  ])
})

test("a repeat adds no second version, and what says the same is no change", async () => {
  const person = await worker()
  const before = newest()
  const asked = () => announce(person.id, "Zweimal gesendet.", before)
  expect(await Promise.all([asked(), asked()])).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(await asked()).toMatchObject({ status: 200, json: { number: before + 1 } })
  expect((await versions()).filter(({ number }) => number > before)).toHaveLength(1)
  expect(await announce(person.id, "Zweimal gesendet.", before + 1)).toMatchObject({
    status: 422,
    json: { code: "setting-same" },
  })
})

test("of two people who change the same one is told, and nothing is lost", async () => {
  const [one, other] = [await worker(), await worker("owner")]
  const before = newest()
  const answers = await Promise.all([
    announce(one.id, "Die eine Fassung.", before),
    announce(other.id, "Die andere Fassung.", before),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.json).toMatchObject({ code: "setting-changed" })
  expect(newest()).toBe(before + 1)
  expect(await announce(one.id, "Noch später.", before)).toMatchObject({ status: 422 })
})

test("whoever goes back to an earlier version adds one that says the same", async () => {
  const person = await worker()
  const before = newest()
  await announce(person.id, "Erster Stand.", before)
  await announce(person.id, "Zweiter Stand.", before + 1)
  await announce(person.id, "Erster Stand.", before + 2, "Zurück auf den ersten Stand.")
  const actor = {
    kind: "user",
    userId: person.id,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["content"],
  } as const
  const sheets = await listSettings(db, actor)
  const sheet = sheets.find(({ key }) => key === "announcement")
  expect(sheet?.versions.slice(0, 3).map(({ value }) => value.text)).toEqual([
    "Erster Stand.",
    "Zweiter Stand.",
    "Erster Stand.",
  ])
  expect(sheet?.value.text).toBe("Erster Stand.")
})

test("who lacks the right changes nothing, and no reason is no change", async () => {
  const finance = await worker("finance")
  const before = newest()
  expect(await announce(finance.id, "Von der Buchhaltung.", before)).toMatchObject({ status: 403 })
  const content = await worker()
  expect(await announce(content.id, "Ohne Grund.", before, "kurz")).toMatchObject({
    status: 400,
    json: { message: [{ property: "reason" }] },
  })
  expect(await announce(content.id, "x".repeat(200), before)).toMatchObject({
    status: 400,
    json: { message: [{ property: "value.text" }] },
  })
  expect(newest()).toBe(before)
})
