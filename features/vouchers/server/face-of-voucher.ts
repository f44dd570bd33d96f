import { clock } from "#platform/clock.ts"
import { formatVoucherCode } from "../voucher-code.ts"
import { validUntilOf } from "../voucher-validity.ts"
import type { VoucherFace } from "../voucher-view.ts"
import type { VoucherRow } from "./vouchers-table.ts"

/** What a voucher shows; without its code where that is not this reader's to know. */
export function faceOfVoucher(
  voucher: VoucherRow,
  { showsCode }: { showsCode: boolean },
): VoucherFace {
  const { valueCents, motif, recipientName, senderName, greeting, code, validUntil } = voucher
  return {
    valueCents,
    motif,
    recipientName,
    senderName,
    greeting,
    code: showsCode && code ? formatVoucherCode(code) : null,
    validUntil: (validUntil ?? validUntilOf(clock.now())).toISOString(),
  }
}
