import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { MoneyWish } from "../money-story.ts"
import { listBookingStories, standOfBookings } from "./booking-stories.ts"
import { listPilotStories, standOfPilot } from "./pilot-stories.ts"
import { listVoucherStories } from "./voucher-stories.ts"

/** What „Deine Zahlungen“ shows: one part of it, a page of its stories and the sum over all of them. */
export async function getMoneyView(
  db: Db,
  user: UserActor,
  { wish, bookingId }: { wish: MoneyWish; bookingId: number | null },
) {
  const { userId } = user
  const part = wish.teil === "fluege" && !user.isPilot ? "buchungen" : wish.teil
  if (part === "gutscheine") {
    return { part, ...(await listVoucherStories(db, userId, wish.seite)) } as const
  }
  if (part === "fluege") {
    const sums = await standOfPilot(db, userId)
    return { part, sums, ...(await listPilotStories(db, userId, wish.seite)) } as const
  }
  const list = await listBookingStories(db, userId, { page: wish.seite, bookingId })
  return { part, sums: await standOfBookings(db, userId), ...list } as const
}
