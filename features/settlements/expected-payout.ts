import { type Part, stateCosts } from "./settlement.ts"
import type { SettlementSheet } from "./settlement-view.ts"

/** What the pilot gets of a flight: the shares that the payouts carry, once nobody objects any more. */
export function paidToPilot(parts: readonly Pick<Part, "shareCents">[]): number {
  return parts.reduce((sum, { shareCents }) => sum + shareCents, 0)
}

/** The same before anything is handed in: for the costs as they stand, if everybody came along. */
export function expectedPayout(
  sheet: Pick<SettlementSheet, "plannedCents" | "actualCostCents" | "guests">,
): number {
  const parties = sheet.guests.map(({ party }) => party)
  return paidToPilot(stateCosts(sheet.actualCostCents ?? sheet.plannedCents, parties).parts)
}
