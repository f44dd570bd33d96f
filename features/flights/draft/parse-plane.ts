import { MAX_SHARING_PASSENGERS } from "#features/flights/core/cost-sharing.ts"
import { maxGuests, maxGuestsByLaw } from "#features/planes/plane.ts"
import type { Licence } from "#features/users/core/user.ts"
import type { AnswersOf } from "./answers.ts"
import type { Reading } from "./draft.ts"
import type { DraftFacts, DraftPlane } from "./facts.ts"
import { parseSeats, type ReadCosts } from "./parse-costs.ts"
import { startReading } from "./reading.ts"

/** The assumed weight of a guest with a bag whose weight is unknown. */
export const STANDARD_GUEST_KG = 85

export function parsePlane(
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

/**
 * Whether so many seats may be offered, by the licence and, once it is chosen, the aircraft; said as
 * soon as the seats are typed, whatever else of the costs is still missing.
 */
export function judgeSeats(
  answers: AnswersOf<"kosten">,
  plane: DraftPlane | undefined,
  { licence }: Pick<DraftFacts, "licence">,
): Reading<undefined> {
  const { refuse, warn, end } = startReading("kosten")
  const seats = parseSeats(startReading("kosten"), answers.seats)
  if (seats === undefined) return end(() => undefined)
  const most = plane ? maxGuests(plane, licence) : maxGuestsByLaw(licence)
  if (seats > most) {
    refuse("seats", plane ? formatMaxGuests(plane, licence, most) : maxByLicence(licence, most))
  } else if (plane && seats > maxGuestsByMass(plane)) {
    const guests = seats === 1 ? "1 Gast mit" : `${seats} Gäste mit je`
    warn(
      `${guests} ${STANDARD_GUEST_KG} kg, das ist mehr als die ${plane.payloadKg} kg Zuladung von ${plane.registration}. Ist sie erreicht, kann niemand mehr dazubuchen.`,
    )
  }
  return end(() => undefined)
}

/** How many may come along, beside the field for the seats; nothing where only the law of all says it. */
export function seatsHint(plane: DraftPlane | undefined, licence: Licence): string | undefined {
  if (plane) return formatMaxGuests(plane, licence, maxGuests(plane, licence))
  const most = maxGuestsByLaw(licence)
  return most < MAX_SHARING_PASSENGERS ? maxByLicence(licence, most) : undefined
}

/** Whether the costs fit who owns the aircraft. */
export function judgeCostsOfPlane(
  { ownership }: Pick<ReadCosts, "ownership">,
  plane: DraftPlane,
): Reading<undefined> {
  const { refuse, end } = startReading("kosten")
  if (plane.ownership === "own" && ownership !== "own") {
    refuse(
      "ownership",
      `${plane.registration} gehört laut deiner Liste dir allein: Dann teilst du Sprit und Gebühren, aber keinen Stundensatz.`,
    )
  }
  return end(() => undefined)
}

/** So many guests of usual weight the payload carries. */
export function maxGuestsByMass({ payloadKg }: Pick<DraftPlane, "payloadKg">): number {
  return Math.floor(payloadKg / STANDARD_GUEST_KG)
}

/** Why no more may come along: the seats, the aircraft's class or the licence. */
export function formatMaxGuests(plane: DraftPlane, licence: Licence, most: number): string {
  if (most === 0) return `${plane.model} hat nur deinen Sitz, da kann niemand mitfliegen.`
  const guests = most === 1 ? "1 Gast" : `${most} Gäste`
  if (most === plane.seats - 1) {
    return `${plane.model} hat ${plane.seats} Sitze, also ist Platz für höchstens ${guests}.`
  }
  if (plane.category !== "UL") return maxByLicence(licence, most)
  return "In einem Ultraleichtflugzeug darf höchstens 1 Gast mitfliegen."
}

function maxByLicence(licence: Licence, most: number): string {
  return most === 1
    ? `Mit deiner Lizenz ${licence} darf höchstens 1 Gast mitfliegen.`
    : `Mit deiner Lizenz ${licence} dürfen höchstens ${most} Gäste mitfliegen.`
}
