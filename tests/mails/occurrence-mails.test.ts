import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { occurrencePath } from "#features/occurrences/occurrence-path.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const { call } = testApplication(db)

test("a report is receipted once, with its number and without a word of it", async () => {
  const guest = await makeUser(db)
  const departsAt = new Date(clock.now().getTime() - days(1))
  const flight = await makeFlight(db, { departsAt, title: "Einmal zur Burg Eltz" })
  await makeBooking(db, { flight, passengerId: guest.id, heldAt: departsAt })
  const words = "Kurz vor dem Abheben lief ein Hund über die Bahn."
  const body = { kind: "aerodrome", phase: "take_off", words, hasInjuries: false }
  const path = `/api/flights/${flight.id}/occurrences`
  const { json } = await call("POST", path, { as: guest.id, body })
  await call("POST", path, { as: guest.id, body })
  await workOff(db)
  const mails = received.filter((mail) => mail.to?.[0]?.address === guest.email)
  expect(mails.map(({ subject }) => subject)).toEqual([`Dein Bericht ${json.ref} ist angekommen`])
  const [mail] = mails
  if (!mail) throw new Error("no mail came")
  const { text, html } = seenIn(mail)
  expect(text).toContain(json.ref)
  expect(mail.html).toContain(occurrencePath(flight.id))
  for (const said of ["Hund", "Eltz", "Flugplatz und Boden"]) {
    expect(text).not.toContain(said)
    expect(html).not.toContain(said)
  }
  expect(factsIn(text)).toEqual(factsIn(html))
})
