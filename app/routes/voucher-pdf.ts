import { pageContext } from "#app/page-context.ts"
import { checkoutRefIn } from "#features/bookings/checkout/checkout-paths.ts"
import { CHECKOUT_COOKIE } from "#features/bookings/core/server/checkout-secret.ts"
import { findVoucherCheckout } from "#features/bookings/voucher-checkout/server/find-voucher-checkout.ts"
import { VOUCHER_FILE, voucherPdf } from "#features/vouchers/server/pdf/voucher-pdf.ts"
import type { Route } from "./+types/voucher-pdf"

/** The voucher to print, for whoever has just bought it; others get theirs by mail. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, user, cookie } = context.get(pageContext)
  const visitor = { secret: cookie(CHECKOUT_COOKIE), user }
  const checkout = await findVoucherCheckout(db, visitor, checkoutRefIn(url) ?? "")
  const voucher = checkout?.voucher
  if (voucher?.status !== "active" || voucher.delivery !== "print") {
    throw new Response("Diesen Gutschein gibt es hier nicht.", { status: 404 })
  }
  return new Response(new Uint8Array(await voucherPdf(voucher)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${VOUCHER_FILE}"`,
      "cache-control": "no-store",
    },
  })
}
