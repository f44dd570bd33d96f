import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { VoucherOrderInput } from "../voucher-schemas.ts"
import { vouchersTable } from "./vouchers-table.ts"

export const LATEST_DELIVERY_DAYS = 365

/** Writes down which voucher somebody is about to order in a checkout. */
export async function draftVoucher(
  tx: Db,
  {
    checkoutId,
    buyerId,
    input,
  }: { checkoutId: number; buyerId: number | null; input: VoucherOrderInput },
): Promise<void> {
  const isByMail = input.delivery !== "print"
  const deliverOn = input.delivery === "date" ? input.deliverOn : null
  if (deliverOn !== null) refuseOtherDays(deliverOn)
  await tx.insert(vouchersTable).values({
    ...input,
    deliverOn,
    recipientEmail: isByMail ? input.recipientEmail : null,
    checkoutId,
    buyerId,
    status: "ordered",
    createdAt: clock.now(),
  })
}

function refuseOtherDays(day: string) {
  const today = isoDay(clock.now(), HOME_ZONE)
  if (day > today && day <= addDays(today, LATEST_DELIVERY_DAYS)) return
  throw fieldError(
    "other-delivery-day",
    "deliverOn",
    "Wähle einen Tag ab morgen, höchstens ein Jahr voraus.",
  )
}
