import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { FLAG_LIST, type FlagReason } from "../payment-flag.ts"
import { flagPayment } from "./flag-payment.ts"
import { listPaymentFlags } from "./payment-flags.ts"

const db = await testDatabase()
const app = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

const list = async (status = "offen") =>
  (await listPaymentFlags(db, parseListAddress(FLAG_LIST, new URLSearchParams({ stand: status }))))
    .entries

const flag = (subject: string, reason: FlagReason) =>
  flagPayment(db, { provider: "trial", eventId: subject, reason, subject, amountCents: 6_875 })

const settle = (id: number, note: string) =>
  app.call("POST", `/api/payment-flags/${id}/settling`, { as: admin.id, body: { note } })

test("what waits for a person says until when, the oldest first, and what is late", async () => {
  await flag("dp_1", "charged_back")
  await flag("owed/1", "provider_owes")
  const restore = setClockSource(() => new Date(Date.now() + days(2)))
  const open = await list()
  restore()
  expect(open.map(({ subject, isOverdue }) => `${subject} ${isOverdue}`)).toEqual([
    "dp_1 false",
    "owed/1 true",
  ])
  expect(new Date(open[0]?.dueAt ?? 0).getTime()).toBeGreaterThan(clock.now().getTime() + days(6.9))
})

test("nobody settles it without a word, and the first word stays in the audit log", async () => {
  const [one] = await list()
  const id = one?.id ?? 0
  expect(await settle(id, " ")).toMatchObject({
    status: 400,
    json: { message: [{ property: "note" }] },
  })
  expect(await settle(id, "Angenommen, der Gast ist nicht geflogen.")).toMatchObject({
    status: 200,
  })
  expect(await settle(id, "Etwas anderes.")).toMatchObject({ status: 200 })
  expect(await list("erledigt")).toMatchObject([
    { id, note: "Angenommen, der Gast ist nicht geflogen." },
  ])
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "payment.flag_settled"))
  expect(events).toMatchObject([
    { actorId: admin.id, reason: "Angenommen, der Gast ist nicht geflogen." },
  ])
})
