import { randomBytes } from "node:crypto"
import { findVoucherCheckout } from "#features/bookings/voucher-checkout/server/find-voucher-checkout.ts"
import { openVoucherCheckout } from "#features/bookings/voucher-checkout/server/open-voucher-checkout.ts"
import { orderVoucher } from "#features/bookings/voucher-checkout/server/order-voucher.ts"
import type { VoucherRow } from "#features/vouchers/server/vouchers-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { testApplication } from "#tests/support/application.ts"
import { workOff } from "#tests/support/database.ts"

/** A voucher of 50 € to print, bought by a guest and paid by card. */
export async function makeBoughtVoucher(
  db: Db,
  app: ReturnType<typeof testApplication>,
  { buyerEmail }: { buyerEmail: string },
): Promise<VoucherRow> {
  const secret = randomBytes(32).toString("base64url")
  const input = {
    valueCents: 5_000,
    motif: "see",
    recipientName: "Inge",
    senderName: "Lena",
    greeting: "",
    delivery: "print",
    deliverOn: "",
    recipientEmail: "",
  } as const
  const bought = await openVoucherCheckout(db, null, input, secret)
  const order = { buyerEmail, shownTotalCents: 5_000 }
  const { ref } = await orderVoucher(db, null, { ref: bought, secret }, order)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  const checkout = await findVoucherCheckout(db, { secret, user: null }, bought)
  if (checkout?.voucher.status !== "active") throw new Error("the voucher was not paid")
  return checkout.voucher
}
