import { expect } from "vitest"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import type { Random } from "#db/seed/random.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { hours } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { startsAt } from "#tests/support/change-steps.ts"
import type { World } from "./compare.ts"
import { doOnProduct } from "./do-on-product.ts"
import { COMMANDS, type Command, play, REPEATED, type Step, WITH_PROVIDER } from "./model.ts"
import { makeProductSide } from "./product-side.ts"
import type { ProviderSide } from "./provider-side.ts"
import { ELSEWHERE, newModel } from "./state.ts"

/** What a seat costs with the other pilot: less, as much as at first, or more. */
const ELSEWHERE_PRICES = [5_000, 5_800, 6_250, 7_000] as const

/** How many commands a sequence has at most. */
export const TURNS = 12

/** What the first guest does before chance begins. */
const BOOKED: readonly Command[] = ["hold1", "order", "pay", "accept"]
const OPENINGS: readonly (readonly Command[])[] = [
  [],
  BOOKED,
  [...BOOKED, "add1", "order"],
  [...BOOKED, "add2", "order", "pay"],
  // what is reserved cannot be collected
  ["hold2", "order", "payRefused", "accept"],
  [...BOOKED, "add1", "order", "payRefused", "accept"],
  [...BOOKED, "add1", "order", "pay", "accept"],
  // within the free hour of who has just joined
  [...BOOKED, "add1", "order", "pay", "accept", "giveUpOthers"],
  [...BOOKED, "rebook"],
  [...BOOKED, "add1", "order", "pay", "accept", "rebook"],
  [...BOOKED, "offerNewDate", "rebook"],
  // paid once the booking has gone elsewhere
  [...BOOKED, "add1", "order", "abandon", "rebook", "pay"],
]

const CHANGED: readonly (readonly Command[])[] = [
  [...BOOKED, "refuseRefundOnce", "cancel"],
  [...BOOKED, "disputePart", "forGuest", "loseDispute"],
  [...BOOKED, "disputePart", "loseDispute", "refuseRefunds", "cancel"],
  [...BOOKED, "dispute", "cutPrice", "winDispute"],
  [...BOOKED, "delayRefunds", "cutPrice", "dispute", "loseDispute"],
  [...BOOKED, "add1", "order", "pay", "accept", "refuseRefunds", "cutPrice"],
]

export const MAX_OPENING = Math.max(...[...OPENINGS, ...CHANGED].map(({ length }) => length))

export async function makeFitPilot(db: Db) {
  const pilot = await makePilot(db)
  await makePlane(db, { pilotId: pilot.id })
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  return pilot.id
}

export async function newWorld(
  db: Db,
  random: Random,
  { provider, pilotIds, now }: { provider: ProviderSide; pilotIds: number[]; now: number },
): Promise<World> {
  const untilStart = hours(random.int(5, 60) + 0.25)
  const model = newModel({
    departsAt: now + untilStart,
    elsewhere: {
      departsAt: startsAt(random.int(4, 6)).getTime(),
      price: random.pick(ELSEWHERE_PRICES),
    },
    feeRule: currentFeeRule(),
    newDate: startsAt(9).getTime(),
    isInstant: random.chance(0.3),
    closesPages: provider.closesPages,
  })
  const side = await makeProductSide(db, { provider, pilotIds }, model)
  for (const [index, pilot] of model.pilots.entries()) {
    pilot.canBePaid = random.chance(0.8)
    if (pilot.canBePaid) await provider.letBePaid(db, pilotIds[index] ?? 0, true)
  }
  const openings = provider.changes.length > 0 ? [...OPENINGS, ...CHANGED] : OPENINGS
  const opening = random.pick(openings).filter((one) => one !== "accept" || !model.isInstant)
  const turns = random.int(opening.length, TURNS)
  const story = [
    `${untilStart / hours(1)} h before, instant ${model.isInstant}, accounts ${model.pilots.map((one) => one.canBePaid)}, elsewhere ${model.flights[ELSEWHERE]?.price}`,
  ]
  return { model, side, opening, turns, story }
}

/** Mostly something that can be done now, sometimes anything. */
export function nextStep(
  random: Random,
  { model, side, opening }: World,
  { turn, now }: { turn: number; now: number },
): Step {
  const { provider } = side
  const isThere = (command: Command) => !provider.isAway() || !WITH_PROVIDER.includes(command)
  const first = opening[turn]
  if (first && isThere(first)) return { command: first, guest: 0, now }
  // mostly one guest, whose booking comes far then
  const guest = random.chance(0.7) ? 0 : 1
  const known = [...COMMANDS.filter(isThere), ...(provider.isAway() ? [] : provider.changes)]
  const steps = known.map((command): Step => ({ command, guest, now }))
  const possible = steps.filter((step) => play(structuredClone(model), step))
  return random.pick(possible.length > 0 && random.chance(0.85) ? possible : steps)
}

export async function takeStep(db: Db, world: World, step: Step, isRepeated: boolean) {
  const { model, side, story } = world
  story.push(`${step.command} of ${step.guest}`)
  const refusal = await doOnProduct(db, side, model, step).catch((error: unknown) => {
    if (error instanceof DomainError) return error
    throw new Error(story.join("; "), { cause: error })
  })
  if (isRepeated && REPEATED.includes(step.command)) await repeat(db, world, step)
  const isDone = play(model, step)
  // a repeat is answered without a change; what is possible must not be refused
  if (isDone) expect(refusal, story.join("; ")).toBeUndefined()
  expect(side.bookings.length, story.join("; ")).toBe(model.bookings.length)
}

/** The client has given up waiting and sends the same once more: nothing changes by that. */
async function repeat(db: Db, { model, side, story }: World, step: Step) {
  story.push("once more")
  await doOnProduct(db, side, model, step).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw new Error(story.join("; "), { cause: error })
  })
}
