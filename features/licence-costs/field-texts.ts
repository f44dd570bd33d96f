import type { FieldName } from "./cost-fields.ts"
import type { CostName } from "./cost-year.ts"
import { LICENCE_RULES, type Licence } from "./licence.ts"
import { medicalMonths } from "./medical.ts"

/*
 * What each field and each item is called. Sailplanes are launched, aeroplanes land.
 */

export interface FieldText {
  label: string
  hint?: string
}

export function fieldText(licence: Licence, name: FieldName): FieldText {
  return { ...COMMON_TEXTS[name], ...OWN_TEXTS[licence][name] }
}

const COMMON_TEXTS: Record<FieldName, FieldText> = {
  stunden: { label: "Flugstunden im Jahr" },
  preis: { label: "Preis je Flugstunde", hint: "nass, also mit Treibstoff" },
  verbrauch: { label: "Verbrauch je Stunde" },
  sprit: { label: "Preis je Liter" },
  starts: { label: "Landungen im Jahr" },
  gebuehr: { label: "Gebühr je Landung" },
  alter: { label: "Dein Alter" },
  medical: { label: "Eine Untersuchung" },
  lehrer: { label: "Lehrer je Stunde", hint: "eine Stunde in zwei Jahren" },
  zuep: { label: "Zuverlässigkeitsprüfung", hint: "alle fünf Jahre" },
  beitrag: { label: "Vereinsbeitrag im Jahr" },
  versicherung: { label: "Eigene Versicherung", hint: "etwa Unfall, im Jahr" },
  sonstiges: { label: "Karten und Ausrüstung", hint: "im Jahr" },
  halle: { label: "Hallenplatz im Jahr" },
  haftung: { label: "Haftpflicht und Kasko", hint: "oft eine gemeinsame Summe (CSL)" },
  wartung: { label: "Wartung und Nachprüfung", hint: "mit Rücklage, im Jahr" },
  mitgaesten: { label: "Davon mit Gästen" },
  gaeste: { label: "Gäste an Bord" },
}

const OWN_TEXTS: Record<Licence, Partial<Record<FieldName, FieldText>>> = {
  "ppl-a": {},
  segelflug: {
    preis: { label: "Preis je Flugstunde", hint: "viele Vereine rechnen je Minute" },
    starts: { label: "Starts im Jahr" },
    gebuehr: { label: "Preis je Start", hint: "Winde; ein Schlepp kostet mehr" },
    lehrer: { label: "Lehrer je Übungsflug", hint: "zwei in zwei Jahren" },
    sonstiges: { label: "Ausrüstung", hint: "im Jahr" },
  },
  ultraleicht: {},
}

/** What follows from the age, as the hint of its field. */
export function medicalHint(licence: Licence, age: number): string {
  const months = medicalMonths(LICENCE_RULES[licence].medical, age)
  const name = LICENCE_RULES[licence].medical === "lapl" ? "LAPL-Medical" : "Medical Klasse 2"
  return `${name}: gilt ${months} Monate`
}

export function itemLabel(licence: Licence, name: CostName): string {
  if (name === "flugzeit") return "Flugstunden"
  if (name === "starts") return licence === "segelflug" ? "Starts" : "Landungen"
  return ITEM_LABELS[name]
}

const ITEM_LABELS: Record<Exclude<CostName, "flugzeit" | "starts">, string> = {
  medical: "Medical",
  lehrer: "Lehrer",
  zuep: "Zuverlässigkeitsprüfung",
  beitrag: "Beitrag",
  versicherung: "Versicherung",
  sonstiges: "Ausrüstung",
  halle: "Halle",
  haftung: "Haftpflicht und Kasko",
  wartung: "Wartung",
}
