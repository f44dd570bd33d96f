import type { CostKind } from "#features/flights/core/flight.ts"
import { EXTRA_COST_LABELS } from "#features/flights/draft/extra-costs.ts"

/** What the items of a statement are called. */
export const COST_LABELS: Record<CostKind, string> = {
  rental: "Miete des Flugzeugs",
  fuel: "Sprit",
  ...EXTRA_COST_LABELS,
}
