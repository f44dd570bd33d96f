import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { idInPath, orNotFound, pageNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { drawLetter } from "#features/accounting/server/pdf/draw-in-thread.ts"
import { pdfAnswer } from "#features/accounting/server/pdf/pdf-answer.ts"
import { settlementTexts } from "#features/accounting/server/pdf/statement-texts.ts"
import { issuer, movesNoMoney } from "#features/accounting/server/receipt-facts.ts"
import { getSettlementSheet } from "#features/settlements/server/settlement-sheet.ts"
import type { Route } from "./+types/settlement-pdf"

/** The statement of a flight for its pilot, once it is handed in. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const pilot = signedInPilot({ context, url })
  const flightId = idInPath(params.flightId, url)
  const sheet = await orNotFound(getSettlementSheet(db, pilot, flightId))
  const to = await ownUser({ context, url })
  const letter = settlementTexts(sheet, { from: issuer(), to, isTrial: movesNoMoney() })
  if (!letter) throw pageNotFound(url)
  return pdfAnswer(await drawLetter(letter), `Abrechnung-${flightId}.pdf`)
}
