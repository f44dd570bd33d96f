import { findPayoutsWait } from "#features/users/bank-accounts/server/find-payouts-wait.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { MoneyQuery } from "../money-story.ts"
import { balanceOfBookings, listBookingStories } from "./booking-stories.ts"
import { balanceOfPilot, listPilotStories } from "./pilot-stories.ts"
import { listVoucherStories } from "./voucher-stories.ts"

/** What „Deine Zahlungen“ shows: one part of it, a page of its stories and the sum over all of them. */
export async function getMoneyView(
  db: Db,
  user: UserActor,
  { query, bookingId }: { query: MoneyQuery; bookingId: number | null },
) {
  const { userId } = user
  const part = query.part === "fluege" && !user.isPilot ? "buchungen" : query.part
  if (part === "gutscheine") {
    return { part, ...(await listVoucherStories(db, userId, query.page)) } as const
  }
  if (part === "fluege") {
    const sums = await balanceOfPilot(db, userId)
    const waitsUntil = await findPayoutsWait(db, userId)
    return {
      part,
      sums,
      waitsUntil: waitsUntil?.toISOString() ?? null,
      ...(await listPilotStories(db, userId, query.page)),
    } as const
  }
  const list = await listBookingStories(db, userId, { page: query.page, bookingId })
  return { part, sums: await balanceOfBookings(db, userId), ...list } as const
}
