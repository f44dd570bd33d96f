import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { EventRow } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testDatabase } from "#tests/support/database.ts"
import { eraseNotifications } from "./erase-notifications.ts"
import { exportNotifications } from "./export-notifications.ts"
import { countUnread } from "./notifications-queries.ts"
import { notify } from "./notify.ts"
import type { Delivery } from "./rule.ts"

const db = await testDatabase()

let events = 0
async function tellOf(userId: number, person: { id: number; name: string }, optional = true) {
  events += 1
  const flight = await makeFlight(db)
  const departsAt = flight.departsAt?.toISOString() ?? ""
  const delivery: Delivery = {
    userId,
    bell: {
      kind: "seats-booked",
      flightId: flight.id,
      facts: { flight: { title: flight.title, departsAt, timeZone: flight.timeZone }, person },
    },
    mail: {
      key: `event/${events}/test`,
      subject: "Deine Gäste",
      body: <p>Da hat sich etwas geändert.</p>,
      attachments: [],
      optional: optional ? "ride-reminder" : null,
    },
  }
  await notify(db, { id: events } as EventRow, delivery)
}

async function mailsTo(email: string) {
  return (await db.select().from(mailsTable).where(eq(mailsTable.recipient, email))).length
}

test("a user who has switched off a kind of mail is still notified by the bell", async () => {
  const guest = { id: (await makeUser(db)).id, name: "Lena B." }
  const listening = await makeUser(db)
  const muting = await makeUser(db, { mutedMails: ["ride-reminder"] })
  for (const user of [listening, muting]) {
    await tellOf(user.id, guest)
    expect(await countUnread(db, user.id)).toBe(1)
  }
  expect(await mailsTo(listening.email)).toBe(1)
  expect(await mailsTo(muting.email)).toBe(0)
  await tellOf(muting.id, guest, false)
  expect(await mailsTo(muting.email)).toBe(1)
})

test("an account that leaves takes its notifications along, and its name out of all others", async () => {
  const [leaving, staying, other] = [await makeUser(db), await makeUser(db), await makeUser(db)]
  await tellOf(leaving.id, { id: staying.id, name: "Mara S." })
  await tellOf(staying.id, { id: leaving.id, name: "Lena B." })
  await tellOf(staying.id, { id: other.id, name: "Okan K." })
  expect(await exportNotifications(db, leaving.id)).toEqual({
    benachrichtigungen: [
      expect.objectContaining({
        text: expect.stringMatching(/^Mara S\. fliegt mit: /),
        gelesenAm: null,
      }),
    ],
  })
  await eraseNotifications(db, leaving.id)
  expect(await exportNotifications(db, leaving.id)).toEqual({ benachrichtigungen: [] })
  const { benachrichtigungen: left } = await exportNotifications(db, staying.id)
  expect(left.map(({ text }) => text.split(":")[0])).toEqual([
    "Jemand fliegt mit",
    "Okan K. fliegt mit",
  ])
})
