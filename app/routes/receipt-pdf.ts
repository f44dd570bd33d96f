import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { parseReceiptNumber } from "#features/accounting/receipt.ts"
import { drawLetter } from "#features/accounting/server/pdf/draw-in-thread.ts"
import { pdfAnswer } from "#features/accounting/server/pdf/pdf-answer.ts"
import { receiptTexts } from "#features/accounting/server/pdf/receipt-texts.ts"
import { findReceipt } from "#features/accounting/server/receipts-queries.ts"
import type { Route } from "./+types/receipt-pdf"

/** A receipt for who bought it and the back office; foreign ones are missing. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const which = parseReceiptNumber(params.number)
  const receipt = which && (await findReceipt(db, user, which))
  if (!receipt) throw pageNotFound(url)
  return pdfAnswer(await drawLetter(receiptTexts(receipt)), `${params.number}.pdf`)
}
