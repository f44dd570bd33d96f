import { MAX_SHARING_PASSENGERS } from "#features/flights/cost-sharing.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { refusalOf } from "#platform/server/posted-form.ts"
import { orderSchema } from "../booking-schemas.ts"
import type { OrderEntries, PersonEntry, RefusedOrder } from "../checkout-view.ts"
import { readKilograms } from "../kilograms.ts"
import { type NamedCheckout, placeOrder } from "./place-order.ts"

/**
 * The checkout's form as a plain post, where scripts are off or not there yet. Answers the
 * payment, or what was typed with the sentences that belong to it.
 */
export async function orderByForm(
  db: Db,
  user: UserActor | null,
  checkout: NamedCheckout,
  form: FormData,
): Promise<{ paymentRef: string } | { refused: RefusedOrder }> {
  const entries = readEntries(form)
  if (!user) {
    const failure = "Bestätige zuerst deine E-Mail-Adresse, dann geht es hier weiter."
    return { refused: { entries, fields: {}, failure } }
  }
  try {
    const order = orderSchema.parse({
      ...entries,
      people: entries.people.map((person) => ({
        ...person,
        weightKg: readKilograms(person.weightKg),
        luggageKg: readKilograms(person.luggageKg),
      })),
      shownTotalCents: Number(form.get("shownTotalCents")),
      creditCents: entries.usesCredit ? Number(form.get("creditCents")) : 0,
    })
    const payment = await placeOrder(db, user, checkout, order)
    return { paymentRef: payment.ref }
  } catch (error) {
    const { fields, message } = refusalOf(error)
    return { refused: { entries, fields, ...(message && { failure: message }) } }
  }
}

function readEntries(form: FormData): OrderEntries {
  const text = (name: string) => String(form.get(name) ?? "")
  const people: PersonEntry[] = []
  while (people.length < MAX_SHARING_PASSENGERS && form.has(`people.${people.length}.name`)) {
    const person = `people.${people.length}`
    people.push({
      name: text(`${person}.name`),
      weightKg: text(`${person}.weightKg`),
      luggageKg: text(`${person}.luggageKg`),
      isMinor: form.has(`${person}.isMinor`),
      guardianName: text(`${person}.guardianName`),
    })
  }
  return {
    people,
    hasConsent: form.has("hasConsent"),
    hasGuardianConsent: form.has("hasGuardianConsent"),
    message: text("message"),
    usesCredit: form.has("usesCredit"),
  }
}
