import { afterEach, expect, test } from "vitest"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { payOutTo } from "#db/seed/factories/pay-out.ts"
import {
  askForTaxDetailsQueue,
  followTaxDetailsQueue,
} from "#features/dac7/server/ask-for-tax-details.ts"
import { listSellers } from "#features/dac7/server/read-sellers.ts"
import { setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const app = testApplication(db)

const START = new Date("2027-03-01T09:00:00Z")
let restoreClock = () => {}
afterEach(() => restoreClock())

function itIs(at: Date) {
  restoreClock()
  restoreClock = setClockSource(() => at)
}

async function morning(day: number) {
  itIs(new Date(START.getTime() + days(day)))
  await askForTaxDetailsQueue.run(db, null)
  await followTaxDetailsQueue.run(db, null)
  await workOff(db)
  await workOff(db)
}

async function paidPilot() {
  itIs(START)
  const pilot = await makePilot(db)
  await makePastFlight(db, { pilotId: pilot.id, departsAt: new Date("2027-02-20T09:00:00Z") })
  await payOutTo(db, [pilot.id])
  return pilot
}

function mailsTo(address: string) {
  return received.filter(({ to }) => to?.[0]?.address === address)
}

test("a pilot is asked, reminded twice, and told that payouts wait, each time with the way to the form", async () => {
  const { email } = await paidPilot()
  for (const day of [0, 21, 42, 60, 61]) await morning(day)
  const mails = mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Wir brauchen deine Steuerangaben",
    "Erinnerung: Deine Steuerangaben fehlen noch",
    "Erinnerung: Deine Steuerangaben fehlen noch",
    "Deine Auszahlungen warten auf deine Steuerangaben",
  ])
  for (const mail of mails) {
    const { text, html } = seenIn(mail)
    expect(factsIn(text)).toEqual(factsIn(html))
    expect(text).toContain("/de/cockpit/einstellungen/steuern")
    expect(text).toContain("Plattformen-Steuertransparenzgesetz")
  }
  const [asked] = mails
  if (!asked) throw new Error("nobody was asked")
  expect(seenIn(asked).text).toContain("30. April 2027")
})

test("who is reported gets a copy with each quarter, to the cent", async () => {
  const { id, email } = await paidPilot()
  await morning(0)
  const body = {
    taxId: "86095742719",
    street: "Am Flugplatz 3",
    postCode: "53757",
    city: "Sankt Augustin",
    country: "DE",
    birthDate: "1984-04-12",
  }
  expect((await app.call("PUT", "/api/tax-details", { as: id, body })).status).toBe(200)
  itIs(new Date("2028-01-10T09:00:00Z"))
  const office = await makeUser(db, { isAdmin: true, officeRoles: ["finance"] })
  const made = await app.call("POST", "/api/tax-reports/2027/messages", { as: office.id, body: {} })
  expect(made.status).toBe(200)
  await workOff(db)
  await workOff(db)
  const mail = mailsTo(email).at(-1)
  if (!mail) throw new Error("no mail came")
  expect(mail.subject).toBe("Das haben wir für 2027 dem Finanzamt gemeldet")
  const { text, html } = seenIn(mail)
  expect(factsIn(text)).toEqual(factsIn(html))
  const paid = (await listSellers(db, 2027)).find(({ pilotId }) => pilotId === id)
  expect(paid?.considerationCents[0]).toBeGreaterThan(0)
  expect(text).toContain(formatEuro(paid?.considerationCents[0] ?? 0).replace("\u00a0", " "))
  expect(text).toContain("1. Quartal, 1 Buchung")
  // the number itself is nothing for a mail
  expect(text).not.toContain("86095742719")
})
