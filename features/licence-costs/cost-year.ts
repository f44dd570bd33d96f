import { roundHalfUp } from "#platform/money.ts"
import type { FieldName, Ownership } from "./cost-fields.ts"
import { shareWithGuests } from "./guest-hours.ts"
import { LICENCE_RULES, type Licence } from "./licence.ts"
import { medicalMonths } from "./medical.ts"

/** All numbers are integer hundredths: cents, hundredths of an hour or of a litre. */
export type CostInputs = { licence: Licence; ownership: Ownership } & Record<FieldName, number>

export const COST_GROUPS = ["flying", "starts", "duty", "membership", "aircraft"] as const
export type CostGroup = (typeof COST_GROUPS)[number]

export type CostName =
  | "flugzeit"
  | "starts"
  | "lehrer"
  | "medical"
  | "zuep"
  | "beitrag"
  | "versicherung"
  | "sonstiges"
  | "halle"
  | "haftung"
  | "wartung"

interface CostItem {
  name: CostName
  group: CostGroup
  /** Per year, whoever pays it. */
  cents: number
  /** What guests carry of it. */
  guestsCents: number
}

export interface CostYear {
  items: CostItem[]
  totalCents: number
  guestsCents: number
  /** What is left for the pilot. */
  ownCents: number
  totalPerHourCents: number
  ownPerHourCents: number
}

/** § 7 LuftSiG and § 5 LuftSiZÜV: the reliability check is repeated after five years. */
const RELIABILITY_CHECK_YEARS = 5

/** What an hour in the air costs; who owns alone has no hourly rate, only fuel. */
export function hourCents(inputs: CostInputs): number {
  if (inputs.ownership === "verein") return inputs.preis
  return roundHalfUp((inputs.verbrauch * inputs.sprit) / 100)
}

/** A year of flying, item by item, with and without guests who share. */
export function costYear(inputs: CostInputs): CostYear {
  const flyingCents = roundHalfUp((inputs.stunden * hourCents(inputs)) / 100)
  const startsCents = roundHalfUp((inputs.starts * inputs.gebuehr) / 100)
  const guests = shareWithGuests({
    flyingCents,
    startsCents,
    hours: inputs.stunden,
    guestHours: inputs.mitgaesten,
    guestCount: inputs.gaeste / 100,
  })
  const alone = (name: CostName, group: CostGroup, cents: number): CostItem => ({
    name,
    group,
    cents,
    guestsCents: 0,
  })
  const items: CostItem[] = [
    { name: "flugzeit", group: "flying", cents: flyingCents, guestsCents: guests.flyingCents },
    { name: "starts", group: "starts", cents: startsCents, guestsCents: guests.startsCents },
    ...dutyItems(inputs).map(([name, cents]) => alone(name, "duty", cents)),
    alone("beitrag", "membership", inputs.beitrag),
    alone("versicherung", "membership", inputs.versicherung),
    alone("sonstiges", "membership", inputs.sonstiges),
    ...(inputs.ownership === "eigen"
      ? (["halle", "haftung", "wartung"] as const).map((name) =>
          alone(name, "aircraft", inputs[name]),
        )
      : []),
  ]
  const totalCents = items.reduce((sum, { cents }) => sum + cents, 0)
  const guestsCents = guests.flyingCents + guests.startsCents
  const perHour = (cents: number) => roundHalfUp((cents * 100) / inputs.stunden)
  return {
    items,
    totalCents,
    guestsCents,
    ownCents: totalCents - guestsCents,
    totalPerHourCents: perHour(totalCents),
    ownPerHourCents: perHour(totalCents - guestsCents),
  }
}

function dutyItems(inputs: CostInputs): [CostName, number][] {
  const { medical, instructorPerYear } = LICENCE_RULES[inputs.licence]
  const months = medicalMonths(medical, inputs.alter / 100)
  const items: [CostName, number][] = [
    ["medical", roundHalfUp((inputs.medical * 12) / months)],
    ["lehrer", roundHalfUp((inputs.lehrer * instructorPerYear) / 100)],
  ]
  // the check is for aeroplanes, not for sailplanes and microlights (§ 7 LuftSiG)
  if (inputs.licence === "ppl-a") {
    items.push(["zuep", roundHalfUp(inputs.zuep / RELIABILITY_CHECK_YEARS)])
  }
  return items
}
