import { render } from "react-email"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { testDatabase } from "#tests/support/database.ts"
import { HoldLapsedMail } from "./passenger-mails.tsx"

const db = await testDatabase()

test.each([
  {
    seats: 1,
    preview: "deshalb ist dein Platz wieder frei.",
    held: "Wir haben deinen Platz 15 Minuten für dich freigehalten.",
    free: "deshalb ist er wieder frei.",
  },
  {
    seats: 2,
    preview: "deshalb sind deine 2 Plätze wieder frei.",
    held: "Wir haben deine 2 Plätze 15 Minuten für dich freigehalten.",
    free: "deshalb sind sie wieder frei.",
  },
])("an expired hold of $seats is reported in whole sentences", async (expected) => {
  const person = { name: "Lena Berger", weightKg: 64, luggageKg: 4 }
  const people = Array.from({ length: expected.seats }, () => person)
  const { id } = await makeBooking(db, { people })
  const facts = await findMailFacts(db, id)
  if (!facts) throw new Error("the booking has no facts")
  const html = (await render(<HoldLapsedMail facts={facts} />)).replaceAll("<!-- -->", "")
  expect(html).toContain(`Bezahlt wurde nicht rechtzeitig, ${expected.preview}`)
  expect(html).toContain(
    `${expected.held} Bezahlt wurde in dieser Zeit nicht, ${expected.free} Abgebucht wurde nichts.`,
  )
})
