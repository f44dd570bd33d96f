import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { Db } from "#platform/server/db.ts"

/** Whether somebody is still to pay: nobody is asked for what has been paid or is over meanwhile. */
export async function isStillDue(_db: Db, { booking }: MailFacts): Promise<boolean> {
  return booking.status === "payment_due"
}
