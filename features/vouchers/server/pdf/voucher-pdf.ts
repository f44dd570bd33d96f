import { env } from "#platform/server/env.ts"
import { REDEEM_PATH, redeemPath } from "../../credit-path.ts"
import { formatVoucherCode } from "../../voucher-code.ts"
import { faceOfVoucher } from "../face-of-voucher.ts"
import type { VoucherRow } from "../vouchers-table.ts"
import { drawVoucherPdf } from "./draw-voucher-pdf.ts"

export const VOUCHER_FILE = "fluggutschein.pdf"

/** The PDF of a voucher that was paid; of one that is partly used with what is left of it. */
export function voucherPdf(
  voucher: VoucherRow,
  worthCents: number = voucher.valueCents,
): Promise<Buffer> {
  const { code } = voucher
  if (code === null) throw new Error(`voucher ${voucher.id} has no code yet`)
  const url = new URL(REDEEM_PATH, env().PUBLIC_URL)
  return drawVoucherPdf({
    ...faceOfVoucher(voucher, { showsCode: true }),
    valueCents: worthCents,
    code,
    redeemUrl: new URL(redeemPath(formatVoucherCode(code)), url).href,
    shortUrl: `${url.host}${url.pathname}`,
    issuer: env().OPERATOR_NAME,
  })
}
