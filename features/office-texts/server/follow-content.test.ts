import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeVersion } from "#db/seed/factories/make-content-version.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { listenForChanges } from "#features/chat/live/server/listen-for-changes.ts"
import { DELIVERED_PLAN } from "#features/content/home-plan.ts"
import { contentEdition } from "#features/content/server/content-edition.ts"
import { deliveredText, findContentPage } from "#features/content/server/content-pages.ts"
import { homeTopicsOn } from "#features/content/server/home-topics.ts"
import { fieldsOf } from "#features/content/text-fields.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { HOME_CALLS, TEXT_CALLS } from "../version-calls.ts"
import { contentFollower } from "./follow-content.ts"

const { db, url } = await testDatabaseWithUrl()
const { call } = testApplication(db)
const editor = await makeUser(db, { officeRoles: ["content"] })
const follower = contentFollower(db)
const stop = await listenForChanges(url, [follower])
afterAll(async () => {
  follower.stop()
  await stop()
})

const FIELDS = fieldsOf(deliveredText("inselflug"))
const leadNow = () => findContentPage("inselflug")?.lead

function publish(lead: string, basedOn: number) {
  const text = { ...FIELDS, lead }
  const body = { document: "inselflug", basedOn, note: "Neuer Vorspann.", isPublished: true, text }
  return call("POST", TEXT_CALLS.save, { as: editor.id, body })
}

test("a process that listens shows what was published elsewhere, and what was taken back", async () => {
  const before = contentEdition()
  const lead = "Sieben Inseln, und unter dir wandern die Priele."
  expect((await publish(lead, 0)).status).toBe(200)
  await expect.poll(leadNow, { timeout: 5_000, interval: 20 }).toBe(lead)
  expect(contentEdition()).toBeGreaterThan(before)
  const body = { document: "inselflug", basedOn: 1, note: "Zurück." }
  expect((await call("POST", TEXT_CALLS.return, { as: editor.id, body })).status).toBe(200)
  await expect.poll(leadNow, { timeout: 5_000, interval: 20 }).toBe(FIELDS.lead)
})

test("a listening process follows the topics of the home page as well", async () => {
  const plan = { ...DELIVERED_PLAN, usual: DELIVERED_PLAN.usual.toReversed() }
  const body = { basedOn: 0, note: "Andersherum.", plan }
  expect((await call("POST", HOME_CALLS.save, { as: editor.id, body })).status).toBe(200)
  await expect
    .poll(() => homeTopicsOn("2031-07-01"), { timeout: 5_000, interval: 20 })
    .toEqual(plan.usual)
})

test("what was published while the connection was lost is looked up when it is back", async () => {
  const lead = "Sieben Inseln, und die Priele wandern unter dir."
  await makeVersion(db, { document: "inselflug", text: { lead } })
  expect(leadNow()).toBe(FIELDS.lead)
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aufwind-hints' and datname = current_database()`,
  )
  await expect.poll(leadNow, { timeout: 10_000, interval: 20 }).toBe(lead)
})
