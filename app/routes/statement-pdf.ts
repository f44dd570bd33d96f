import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { drawLetter } from "#features/accounting/server/pdf/draw-in-thread.ts"
import { pdfAnswer } from "#features/accounting/server/pdf/pdf-answer.ts"
import { statementTexts } from "#features/accounting/server/pdf/statement-texts.ts"
import { issuer, movesNoMoney } from "#features/accounting/server/receipt-facts.ts"
import { getPassengerStatement } from "#features/settlements/server/passenger-statement.ts"
import type { Route } from "./+types/statement-pdf"

/** The statement for the passenger of a booking. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  const bookingId = idInPath(params.bookingId, url)
  const view = await orNotFound(getPassengerStatement(db, user, { flightId, bookingId }))
  const to = await ownUser({ context, url })
  const letter = statementTexts(view, { from: issuer(), to, isTrial: movesNoMoney() })
  return pdfAnswer(await drawLetter(letter), `Abrechnung-${bookingId}.pdf`)
}
