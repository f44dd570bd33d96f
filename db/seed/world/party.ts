import type { Guest } from "#features/planes/seating.ts"
import type { PersonDraft } from "../factories/booking-draft.ts"
import type { UserRow } from "../factories/make-user.ts"
import { namePools } from "../people/names.ts"
import { createRandom, type Random } from "../random.ts"

const MIN_WEIGHT_KG = 51
const HEAVIEST = 96

/** Everybody weighs the same on each of their flights. */
export function weightOf(passenger: UserRow): number {
  const random = createRandom(`weight ${passenger.email}`)
  return Math.round((random.int(MIN_WEIGHT_KG, HEAVIEST) + random.int(MIN_WEIGHT_KG, HEAVIEST)) / 2)
}

/** The people of one booking; the first is who books. */
export function makeParty(
  passenger: UserRow,
  input: { seats: number; luggageKg: number; isWithChild: boolean },
  random: Random,
): PersonDraft[] {
  const bag = () => random.int(0, input.luggageKg)
  const people: PersonDraft[] = [
    {
      name: `${passenger.firstName} ${passenger.lastName}`,
      weightKg: weightOf(passenger),
      luggageKg: bag(),
    },
  ]
  while (people.length < input.seats) {
    const isMinor = input.isWithChild && people.length === input.seats - 1
    const pool = random.pick(namePools)
    const lastName = random.chance(0.55) ? passenger.lastName : random.pick(pool.lastNames)
    people.push({
      name: `${random.pick(pool.firstNames)} ${lastName}`,
      weightKg: isMinor ? random.int(24, 46) : random.int(MIN_WEIGHT_KG, 88),
      luggageKg: bag(),
      ...(isMinor && { isMinor }),
    })
  }
  return people
}

/** One of them as the load counts them. */
export function guestOf({ weightKg, luggageKg }: PersonDraft): Guest {
  return { weightKg: weightKg ?? 0, luggageKg: luggageKg ?? 0 }
}
