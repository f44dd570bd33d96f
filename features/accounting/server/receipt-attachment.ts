import type { Db } from "#platform/server/db.ts"
import type { Attachment } from "#platform/server/mail.ts"
import { receiptNumber } from "../receipt.ts"
import { issueVoucherReceipts } from "./issue-voucher-receipts.ts"
import { drawLetter } from "./pdf/draw-in-thread.ts"
import { receiptTexts } from "./pdf/receipt-texts.ts"
import { findNewestOfVoucher } from "./receipts-queries.ts"

/** The newest receipt of a voucher for the mail about it; nothing of one that was never paid. */
export async function receiptOfVoucher(
  db: Db,
  { id: voucherId }: { id: number },
): Promise<Attachment[]> {
  // its order may be told of before the capture's own reactions have come so far
  await issueVoucherReceipts(db, voucherId)
  const full = await findNewestOfVoucher(db, voucherId)
  if (!full) return []
  const pdf = await drawLetter(receiptTexts(full))
  return [
    {
      filename: `${receiptNumber(full.receipt)}.pdf`,
      contentType: "application/pdf",
      content: pdf.toString("base64"),
      encoding: "base64",
    },
  ]
}
