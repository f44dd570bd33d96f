import { heldSeatsSchema } from "#features/bookings/core/booking-schemas.ts"
import type { HoldAsker } from "#features/bookings/holds/server/plan-hold.ts"
import type { Db } from "#platform/server/db.ts"
import { refusalOf } from "#platform/server/posted-form.ts"
import { changeHeldSeats } from "./change-held-seats.ts"
import { limitSeatChanges } from "./limit-seat-changes.ts"

/** Another number of people at the checkout as a plain post: the new checkout, or why not. */
export async function changeSeatsByForm(
  db: Db,
  asker: HoldAsker,
  ref: string,
  form: FormData,
): Promise<{ ref: string } | { failure: string }> {
  try {
    const { seats } = heldSeatsSchema.parse({ seats: Number(form.get("seats")) })
    await limitSeatChanges(asker)
    return await changeHeldSeats(db, asker, { ref, seats })
  } catch (error) {
    const { fields, message } = refusalOf(error)
    return { failure: fields.seats ?? message ?? "Das hat nicht geklappt." }
  }
}
