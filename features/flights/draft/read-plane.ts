import { maxGuests } from "#features/planes/plane.ts"
import type { Licence } from "#features/users/user.ts"
import type { AnswersOf } from "./answers.ts"
import type { Reading } from "./draft.ts"
import type { DraftFacts, DraftPlane } from "./facts.ts"
import type { ReadCosts } from "./read-costs.ts"
import { startReading } from "./reading.ts"

/** What a guest with a bag weighs, as long as nobody has said it. */
export const USUAL_GUEST_KG = 85

export function readPlane(
  { planeId }: AnswersOf<"flugzeug">,
  { planes }: Pick<DraftFacts, "planes">,
): Reading<DraftPlane> {
  const { refuse, end } = startReading("flugzeug")
  const plane = planes.find(({ id }) => id === planeId)
  if (planeId === null) refuse("planeId", "Wähl das Flugzeug.")
  else if (!plane) refuse("planeId", "Dieses Flugzeug steht nicht in deiner Liste.")
  else if (!plane.isInUse) {
    refuse("planeId", `${plane.registration} ist nicht mehr in Gebrauch. Wähl ein anderes.`)
  }
  return end(() => plane as DraftPlane)
}

/** Whether the costs fit the aircraft: who owns it, and how many it carries. */
export function judgeCostsOfPlane(
  { seats, ownership }: Pick<ReadCosts, "seats" | "ownership">,
  plane: DraftPlane,
  { licence }: Pick<DraftFacts, "licence">,
): Reading<undefined> {
  const { refuse, warn, end } = startReading("kosten")
  const most = maxGuests(plane, licence)
  if (seats > most) refuse("seats", mostGuestsInWords(plane, licence, most))
  const mostByMass = mostGuestsByMass(plane)
  if (seats <= most && seats > mostByMass) {
    const guests = seats === 1 ? "1 Gast mit" : `${seats} Gäste mit je`
    warn(
      `${guests} ${USUAL_GUEST_KG} kg, das ist mehr als die ${plane.payloadKg} kg Zuladung von ${plane.registration}. Ist sie erreicht, kann niemand mehr dazubuchen.`,
    )
  }
  if (plane.ownership === "own" && ownership !== "own") {
    refuse(
      "ownership",
      `${plane.registration} gehört laut deiner Liste dir allein: Dann teilst du Sprit und Gebühren, aber keinen Stundensatz.`,
    )
  }
  return end(() => undefined)
}

/** So many guests of usual weight the payload carries. */
export function mostGuestsByMass({ payloadKg }: Pick<DraftPlane, "payloadKg">): number {
  return Math.floor(payloadKg / USUAL_GUEST_KG)
}

/** Why no more may come along: the seats, the aircraft's class or the licence. */
export function mostGuestsInWords(plane: DraftPlane, licence: Licence, most: number): string {
  if (most === 0) return `${plane.model} hat nur deinen Sitz, da kann niemand mitfliegen.`
  const guests = most === 1 ? "1 Gast" : `${most} Gäste`
  if (most === plane.seats - 1) {
    return `${plane.model} hat ${plane.seats} Sitze, also ist Platz für höchstens ${guests}.`
  }
  const why = plane.category === "UL" ? "In einem Ultraleichtflugzeug" : `Mit einer ${licence}`
  return `${why} ${most === 1 ? "darf" : "dürfen"} höchstens ${guests} mitfliegen.`
}
