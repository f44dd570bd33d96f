import { asc, eq, inArray, or } from "drizzle-orm"
import { inEuros } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import { VOUCHER_STATE_LABELS, voucherState } from "../voucher.ts"
import { formatVoucherCode } from "../voucher-code.ts"
import { withBalances } from "./vouchers-queries.ts"
import { vouchersTable, voucherUsesTable } from "./vouchers-table.ts"

/** What somebody has bought and redeemed, for the export of their data. */
export async function exportVouchers(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(vouchersTable)
    .where(or(eq(vouchersTable.buyerId, userId), eq(vouchersTable.ownerId, userId)))
    .orderBy(asc(vouchersTable.id))
  const vouchers = await withBalances(db, rows)
  const own = vouchers.filter(({ ownerId }) => ownerId === userId).map(({ id }) => id)
  const uses = await db
    .select()
    .from(voucherUsesTable)
    .where(inArray(voucherUsesTable.voucherId, own))
    .orderBy(asc(voucherUsesTable.id))
  const usesOf = Map.groupBy(uses, ({ voucherId }) => voucherId)
  return {
    gutscheine: vouchers.map((voucher) => {
      const isOwn = voucher.ownerId === userId
      const isBought = voucher.buyerId === userId
      return {
        nummer: voucher.id,
        stand: VOUCHER_STATE_LABELS[voucherState(voucher)],
        wertEuro: inEuros(voucher.valueCents),
        gueltigBis: voucher.validUntil,
        gekauft: isBought,
        eingeloestAm: isOwn ? voucher.redeemedAt : null,
        // whoever redeems it owns it; the buyer of somebody else's credit learns nothing of it
        ...(isOwn && { restEuro: inEuros(voucher.balanceCents) }),
        ...((isOwn || voucher.delivery === "print") && {
          code: voucher.code && formatVoucherCode(voucher.code),
        }),
        ...(isBought && {
          fuer: voucher.recipientName,
          von: voucher.senderName,
          text: voucher.greeting,
          zustellungAn: voucher.recipientEmail,
          zustellungAm: voucher.deliverAt,
          zugestelltAm: voucher.deliveredAt,
          bestelltAm: voucher.orderedAt,
        }),
        verwendet: (usesOf.get(voucher.id) ?? []).map((use) => ({
          kasse: use.checkoutId,
          euro: inEuros(use.appliedCents),
          zurueckEuro: inEuros(use.returnedCents),
          am: use.appliedAt,
        })),
      }
    }),
  }
}
