import { TOPICS } from "#features/flights/core/flight.ts"

/*
 * Which texts the back office may change while the product runs. Law stays with the deployment, because
 * what somebody agreed to follows from its time; so does what only explains how the code reckons or ranks,
 * and every text beside which something works (decision 64).
 */

interface TextGroup {
  label: string
  slugs: readonly string[]
}

export const EDITABLE_GROUPS: readonly TextGroup[] = [
  { label: "Hilfe", slugs: ["hilfe", "cockpit/hilfe"] },
  { label: "Wegweiser", slugs: ["beliebte-themen", "fluege-entdecken", "gutscheine-entdecken"] },
  { label: "Themen", slugs: TOPICS },
]

export const EDITABLE_TEXTS: readonly string[] = EDITABLE_GROUPS.flatMap(({ slugs }) => slugs)

export function isEditable(slug: string): boolean {
  return EDITABLE_TEXTS.includes(slug)
}
