import { isOfferOpen } from "#features/flights/core/flight-state.ts"
import { findOfferDetail } from "#features/flights/core/server/flights-queries.ts"
import { hoursOf } from "#features/flights/core/server/view-of-flight.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { startOfProposal } from "../proposal.ts"
import type { NamedStart } from "../proposal-days.ts"

/**
 * The instant of a start that somebody names for a locked offer.
 * @throws DomainError at `day` or `time` where the offer does not allow it
 */
export async function getOfferedStart(tx: Db, offerId: number, named: NamedStart): Promise<Date> {
  const detail = await findOfferDetail(tx, offerId)
  const now = clock.now()
  if (!detail || !isOfferOpen(detail.flight, isoDay(now, detail.flight.timeZone))) {
    throw offerIsClosed()
  }
  const { flight, departure } = detail
  const start = startOfProposal(
    {
      window: { from: flight.windowFrom, to: flight.windowTo },
      weekdays: flight.windowWeekdays,
      hours: hoursOf(flight),
      timeZone: flight.timeZone,
      departure,
    },
    named,
    now,
  )
  if (start instanceof Date) return start
  throw fieldError("start-is-not-offered", start.property, start.sentence)
}

function offerIsClosed(): DomainError {
  return new DomainError(
    "offer-is-closed",
    "invalid",
    "Dieses Angebot nimmt gerade keine Termine an.",
  )
}
