import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingPeopleTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findOwnCheckout } from "#features/bookings/core/server/checkout-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openCheckout } from "./open-checkout.ts"
import { orderByForm } from "./order-by-form.ts"

const db = await testDatabase()

async function makeActor(): Promise<UserActor> {
  const { id } = await makeUser(db)
  return { kind: "user", userId: id, isPilot: false, isAdmin: false }
}

async function hold(secret: string, seats = 1) {
  const flight = await makeFlight(db)
  const input = { flightId: flight.id, seats, shownTotalCents: 6_875 }
  const { ref } = await openCheckout(db, { user: null, secret, address: "192.0.2.17" }, input)
  return { ref, secret }
}

function posted(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const LENA = {
  "people.0.name": "Lena Berger",
  "people.0.weightKg": "64",
  "people.0.luggageKg": "4",
  hasConsent: "on",
  message: "",
  shownTotalCents: "6875",
}

test("an order that is posted without script leads to its payment", async () => {
  const checkout = await hold("form-1")
  const user = await makeActor()
  const answer = await orderByForm(db, user, checkout, posted(LENA))
  const own = await findOwnCheckout(db, { secret: "form-1", user }, checkout.ref)
  expect(answer).toEqual({ paymentRef: own?.payment?.ref })
  expect(own?.people).toMatchObject([{ name: "Lena Berger", weightKg: 64, luggageKg: 4 }])
})

test("a refused post preserves everything that was typed and names the fields", async () => {
  const checkout = await hold("form-2")
  const typed = {
    ...LENA,
    "people.0.weightKg": "64,5",
    "people.0.isMinor": "on",
    "people.0.guardianName": "C",
    message: "Moin",
  }
  const answer = await orderByForm(db, await makeActor(), checkout, posted(typed))
  expect(answer).toEqual({
    refused: {
      entries: {
        people: [
          {
            name: "Lena Berger",
            weightKg: "64,5",
            luggageKg: "4",
            isMinor: true,
            guardianName: "C",
          },
        ],
        hasConsent: true,
        hasGuardianConsent: false,
        message: "Moin",
        usesCredit: false,
      },
      fields: { "people.0.weightKg": "Bitte ganze Kilogramm." },
    },
  })
})

test("a guest's post is refused until the address is confirmed; the page preserves it, and no person is stored", async () => {
  const checkout = await hold("form-3")
  const answer = await orderByForm(db, null, checkout, posted(LENA))
  expect(answer).toMatchObject({
    refused: {
      entries: { people: [{ name: "Lena Berger" }] },
      failure: "Bestätige zuerst deine E-Mail-Adresse, dann geht es hier weiter.",
    },
  })
  const own = await findOwnCheckout(db, { secret: "form-3", user: null }, checkout.ref)
  const written = await db
    .select()
    .from(bookingPeopleTable)
    .where(eq(bookingPeopleTable.bookingId, own?.booking.id ?? 0))
  expect(written).toEqual([])
})

test("the command's refusal is shown with its own sentence", async () => {
  const answer = await orderByForm(
    db,
    await makeActor(),
    { ref: "222222222222", secret: undefined },
    posted(LENA),
  )
  expect(answer).toMatchObject({
    refused: { failure: expect.stringContaining("in deinem Browser nicht offen") },
  })
})

test("people beyond the five seats that may share are not read", async () => {
  const checkout = await hold("form-4")
  const crowd = Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => [`people.${index}.name`, `Person ${index}`]),
  )
  const answer = await orderByForm(db, await makeActor(), checkout, posted(crowd))
  expect("refused" in answer ? answer.refused.entries.people.length : 0).toBe(5)
})
