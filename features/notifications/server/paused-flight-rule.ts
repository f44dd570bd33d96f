import { findFlightDetail, findOfferDetail } from "#features/flights/core/server/flights-queries.ts"
import { getFlugfitOfFlight } from "#features/flights/core/server/flugfit-of-flight.ts"
import { PAUSED_FOR_PAPERS } from "#features/flights/pausing/server/follow-papers.ts"
import { PAPER_RULES, type RuleVerdict } from "#features/verification/flugfit/flugfit.ts"
import type { NotificationKind } from "../notification.ts"
import { type MailTemplate, type NotificationRule, ruleFor } from "./rule.ts"

/** A flight that is paused because of papers, and what Flugfit says of them. */
export interface PausedForPapers {
  detail: NonNullable<Awaited<ReturnType<typeof findDetail>>>
  missing: readonly RuleVerdict[]
}

/** A pilot hears that their flight is paused for a paper; what they pause themselves they know. */
export function toPilotOfPaused(declaration: {
  on: string
  bell: NotificationKind
  mail: MailTemplate<PausedForPapers>
}): NotificationRule {
  return ruleFor("pilot", { ...declaration, optional: null }, async (db, event) => {
    if (event.reason !== PAUSED_FOR_PAPERS) return []
    const detail = await findDetail(db, event.entityId)
    // offered again by now
    if (detail?.flight.status !== "paused") return []
    const { rules } = await getFlugfitOfFlight(db, detail)
    const missing = rules.filter(
      ({ rule, state }) => state === "blocker" && PAPER_RULES.includes(rule),
    )
    return [{ userId: detail.flight.pilotId, key: "pilot", facts: { detail, missing } }]
  })
}

async function findDetail(db: Parameters<typeof findFlightDetail>[0], flightId: number) {
  return (await findFlightDetail(db, flightId)) ?? (await findOfferDetail(db, flightId))
}
