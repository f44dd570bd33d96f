import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlightToVet } from "#db/seed/factories/make-flight-to-vet.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import { flightMailPicturePath, mailBandPath } from "#features/mail-kit/mail-picture-paths.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

test.each([
  {
    decision: { verdict: "published" },
    kind: "flight-published",
    subject: "Veröffentlicht",
    says: ["alles passt", "Flug ansehen"],
    pathOf: flightRoomPath,
    pictureOf: flightMailPicturePath,
  },
  {
    decision: { verdict: "returned", reason: "costs", note: "Deine Zeit wird nicht geteilt." },
    kind: "flight-returned",
    subject: "Bitte noch einmal ansehen",
    says: ["steht etwas, das nicht geteilt werden darf", "Deine Zeit wird nicht geteilt."],
    pathOf: flightPath,
    // a draft has no picture for who has not signed in
    pictureOf: () => mailBandPath("flights"),
  },
])("$kind rings the pilot's bell and writes a mail that says why", async (expected) => {
  const pilot = await makePilot(db)
  await makeLanding(db, {
    userId: pilot.id,
    flownOn: addDays(isoDay(clock.now(), HOME_ZONE), -5),
    takeOffs: 5,
    landings: 5,
  })
  const flight = await makeFlightToVet(db, { pilotId: pilot.id })
  const body = expected.decision
  const sent = await call("POST", `/api/flights/${flight.id}/vetting`, { as: admin.id, body })
  expect(sent).toMatchObject({ status: 200 })
  await workOff(db)
  await workOff(db)
  const mails = received.filter(({ to }) => to?.[0]?.address === pilot.email)
  expect(mails.map(({ subject }) => subject)).toEqual([`${expected.subject}: ${flight.title}`])
  const [mail] = mails
  if (!mail) throw new Error("no mail came")
  expect(mail.html).toContain(expected.pictureOf(flight.id))
  const { text, html } = seenIn(mail)
  for (const words of [flight.title, ...expected.says]) {
    expect.soft(text).toContain(words)
    expect.soft(html).toContain(words)
  }
  if (expected.kind === "flight-published" && flight.departsAt) {
    expect(text).toContain(seenText(formatInstant(flight.departsAt, HOME_ZONE)))
  }
  const bells = await db
    .select({ kind: notificationsTable.kind, path: notificationsTable.path })
    .from(notificationsTable)
    .where(eq(notificationsTable.userId, pilot.id))
  expect(bells).toEqual([{ kind: expected.kind, path: expected.pathOf(flight.id) }])
})

const seenText = (text: string) => text.replaceAll(/[\s\u00a0]+/g, " ")
