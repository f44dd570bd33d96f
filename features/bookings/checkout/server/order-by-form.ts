import { orderSchema } from "#features/bookings/core/booking-schemas.ts"
import { parseKilograms } from "#features/bookings/core/kilograms.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { refusalOf } from "#platform/server/posted-form.ts"
import type { RefusedOrder } from "../checkout-view.ts"
import { parseOrderEntries } from "../order-entries.ts"
import { limitOrders } from "./limit-orders.ts"
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
  const entries = parseOrderEntries(form)
  if (!user) {
    const failure = "Bestätige zuerst deine E-Mail-Adresse, dann geht es hier weiter."
    return { refused: { entries, fields: {}, failure } }
  }
  try {
    const order = orderSchema.parse({
      ...entries,
      people: entries.people.map((person) => ({
        ...person,
        weightKg: parseKilograms(person.weightKg),
        luggageKg: parseKilograms(person.luggageKg),
      })),
      shownTotalCents: Number(form.get("shownTotalCents")),
      creditCents: entries.usesCredit ? Number(form.get("creditCents")) : 0,
    })
    await limitOrders(user)
    const payment = await placeOrder(db, user, checkout, order)
    return { paymentRef: payment.ref }
  } catch (error) {
    const { fields, message } = refusalOf(error)
    return { refused: { entries, fields, ...(message && { failure: message }) } }
  }
}
