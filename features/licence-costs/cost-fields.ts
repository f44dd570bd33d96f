import { LICENCE_RULES, type Licence } from "./licence.ts"

/*
 * What somebody can put into the sum. The German names are the query's own. The figures are typical
 * ones to be replaced: no price list, but numbers of the right size (see sources.ts).
 */

/** Who owns the aeroplane decides which costs there are, and which of them may be shared. */
export const OWNERSHIPS = ["verein", "eigen"] as const
export type Ownership = (typeof OWNERSHIPS)[number]

type Unit = "€" | "h" | "l/h" | ""

interface FieldRule {
  unit: Unit
  min: number
  max: number
  isWhole?: true
  /** Only asked of those who rent, or of those who own. */
  only?: Ownership
  /** In whole units, per licence; a licence without one does not ask. */
  usual: Partial<Record<Licence, number>>
}

const all = (ppl: number, segelflug: number, ultraleicht: number) => ({
  "ppl-a": ppl,
  segelflug,
  ultraleicht,
})

const RULES = {
  stunden: { unit: "h", min: 1, max: 500, usual: all(12, 20, 15) },
  preis: { unit: "€", min: 0, max: 2_000, only: "verein", usual: all(180, 24, 120) },
  verbrauch: {
    unit: "l/h",
    min: 0,
    max: 200,
    only: "eigen",
    usual: { "ppl-a": 30, ultraleicht: 15 },
  },
  sprit: { unit: "€", min: 0, max: 10, only: "eigen", usual: { "ppl-a": 2.8, ultraleicht: 2.2 } },
  starts: { unit: "", min: 0, max: 1_000, isWhole: true, usual: all(24, 30, 30) },
  gebuehr: { unit: "€", min: 0, max: 500, usual: all(10, 8, 8) },
  alter: { unit: "", min: 16, max: 99, isWhole: true, usual: all(45, 45, 45) },
  medical: { unit: "€", min: 0, max: 1_000, usual: all(160, 120, 120) },
  lehrer: { unit: "€", min: 0, max: 500, usual: all(50, 0, 40) },
  zuep: { unit: "€", min: 0, max: 500, usual: { "ppl-a": 50 } },
  beitrag: { unit: "€", min: 0, max: 20_000, usual: all(480, 480, 360) },
  versicherung: { unit: "€", min: 0, max: 5_000, usual: all(100, 80, 80) },
  sonstiges: { unit: "€", min: 0, max: 10_000, usual: all(150, 60, 100) },
  halle: { unit: "€", min: 0, max: 30_000, only: "eigen", usual: all(1_800, 600, 1_200) },
  haftung: { unit: "€", min: 0, max: 30_000, only: "eigen", usual: all(1_200, 500, 700) },
  wartung: { unit: "€", min: 0, max: 50_000, only: "eigen", usual: all(3_000, 500, 1_200) },
  mitgaesten: { unit: "h", min: 0, max: 500, usual: all(6, 5, 5) },
  gaeste: { unit: "", min: 1, max: 5, isWhole: true, usual: { "ppl-a": 3 } },
} satisfies Record<string, FieldRule>

export type FieldName = keyof typeof RULES
export const FIELD_NAMES = Object.keys(RULES) as FieldName[]

/** Bounds and usual value of a field, in hundredths. */
export interface CostField {
  unit: Unit
  min: number
  max: number
  isWhole: boolean
  only: Ownership | undefined
  usual: number
}

/** How a field is asked for a licence; undefined where that licence does not have it. */
export function costField(licence: Licence, name: FieldName): CostField | undefined {
  const rule: FieldRule = RULES[name]
  const usual = rule.usual[licence]
  if (usual === undefined) return undefined
  const max = name === "gaeste" ? LICENCE_RULES[licence].maxGuests : rule.max
  return {
    unit: rule.unit,
    min: rule.min * 100,
    max: max * 100,
    isWhole: rule.isWhole ?? false,
    only: rule.only,
    usual: Math.round(usual * 100),
  }
}

export function isAsked(licence: Licence, ownership: Ownership, name: FieldName): boolean {
  const field = costField(licence, name)
  return field !== undefined && (field.only === undefined || field.only === ownership)
}
