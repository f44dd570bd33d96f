import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { findOwnCheckout } from "#features/bookings/core/server/checkout-queries.ts"
import { newBrowserSecret } from "#features/bookings/core/server/checkout-secret.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openCheckoutByForm } from "./open-checkout-by-form.ts"

const db = await testDatabase()

const somebody = () => ({ user: null, address: "192.0.2.17", secret: newBrowserSecret() })

function posted(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test("seats that are posted without script are held", async () => {
  const flight = await makeFlight(db)
  const asker = somebody()
  const form = posted({ personen: "2", shownTotalCents: "6875" })
  const opened = await openCheckoutByForm(db, asker, flight.id, form)
  const ref = "ref" in opened ? opened.ref : ""
  expect(await findOwnCheckout(db, asker, ref)).toMatchObject({
    flightId: flight.id,
    booking: { status: "held", seats: 2 },
  })
})

test("a start that is posted without script is proposed", async () => {
  const offer = await makeOffer(db, { windowWeekdays: [] })
  const asker = somebody()
  const tag = addDays(isoDay(clock.now(), HOME_ZONE), 20)
  const form = posted({ personen: "1", tag, uhrzeit: "11:30", shownTotalCents: "6875" })
  const opened = await openCheckoutByForm(db, asker, offer.id, form)
  const own = await findOwnCheckout(db, asker, "ref" in opened ? opened.ref : "")
  expect(own?.booking.proposedDepartsAt).not.toBeNull()
})

test.each([
  [
    "more seats than there are",
    { personen: "4", shownTotalCents: "6875" },
    { seats: 4, fields: { seats: "Dieser Flug hat 3 Plätze." } },
  ],
  [
    "no number at all",
    { personen: "viele", shownTotalCents: "6875" },
    { seats: 1, fields: { seats: "Wähle, wie viele mitfliegen." } },
  ],
  [
    "a price that was another",
    { personen: "1", shownTotalCents: "6000" },
    { seats: 1, failure: expect.stringContaining("Der Preis hat sich gerade geändert") },
  ],
])(
  "%s: the page says why nothing is held, and preserves what was typed",
  async (_, fields, said) => {
    const flight = await makeFlight(db)
    const answer = await openCheckoutByForm(db, somebody(), flight.id, posted(fields))
    expect(answer).toMatchObject({ refusedHold: said })
  },
)

test("a proposal without a day is refused at the field of the day and preserves the time", async () => {
  const offer = await makeOffer(db, { windowWeekdays: [] })
  const form = posted({ personen: "1", tag: "", uhrzeit: "11:30", shownTotalCents: "6875" })
  expect(await openCheckoutByForm(db, somebody(), offer.id, form)).toMatchObject({
    refusedHold: { start: { day: "", time: "11:30" }, fields: { day: "Wähle einen Tag." } },
  })
})
