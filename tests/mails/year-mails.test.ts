import { afterEach, expect, test } from "vitest"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { tellOfYearsQueue } from "#features/wrapped/server/tell-of-years.ts"
import { setClockSource } from "#platform/clock.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()

let restoreClock = () => {}
afterEach(() => restoreClock())

test("whoever flew reads in January how much it was, where to look and how to end these mails", async () => {
  restoreClock = setClockSource(() => new Date("2027-01-02T09:00:00Z"))
  const guest = await makeUser(db)
  await makePastFlight(db, {
    passengerId: guest.id,
    durationMinutes: 95,
    departsAt: new Date("2026-06-12T07:30:00Z"),
  })
  await tellOfYearsQueue.run(db, {})
  await workOff(db)
  await workOff(db)
  const [mail, ...others] = received.filter(({ to }) => to?.[0]?.address === guest.email)
  if (!mail) throw new Error("no mail came")
  expect(others).toEqual([])
  expect(mail.subject).toBe("Dein Jahr 2026 in der Luft")
  const { text, html } = seenIn(mail)
  expect(factsIn(text)).toEqual(factsIn(html))
  for (const words of ["1 h 35", "/de/wrapped?jahr=2026", "/year-review/"]) {
    expect.soft(text).toContain(words)
  }
  expect(text).toContain("weil du 2026 über Aufwind geflogen bist")
})
