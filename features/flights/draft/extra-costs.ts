import type { CostKind } from "#features/flights/core/flight.ts"

/** Direct costs beside rental and fuel that may be shared (product decision 2). */
export const EXTRA_COST_KINDS = [
  "landing",
  "approach",
  "parking",
  "handling",
  "lighting",
  "customs",
  "safety_equipment",
  "other",
] as const satisfies readonly CostKind[]
export type ExtraCostKind = (typeof EXTRA_COST_KINDS)[number]

export const EXTRA_COST_LABELS: Record<ExtraCostKind, string> = {
  landing: "Landegebühr",
  approach: "An- und Abfluggebühr",
  parking: "Abstellgebühr",
  handling: "Abfertigung",
  lighting: "Befeuerung",
  customs: "Zoll und PPR",
  safety_equipment: "Sicherheitsausrüstung für diesen Flug",
  other: "Andere direkte Kosten",
}
