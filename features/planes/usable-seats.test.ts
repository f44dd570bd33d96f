import fc from "fast-check"
import { expect, test } from "vitest"
import type { Balance } from "./mass-and-balance.ts"
import type { Guest } from "./seating.ts"
import { TYPE_BALANCES } from "./type-balances.ts"
import {
  type Aboard,
  type Carrier,
  countUnusableSeats,
  doesCarry,
  MIN_GUEST_KG,
  maxKgOf,
  maxKgOfNext,
  mayJoin,
  NOBODY_ABOARD,
} from "./usable-seats.ts"

const FLIGHT_MINUTES = 60
/** Nothing but a payload is known of it. */
const PLAIN: Carrier = { payloadKg: 260, seats: 4, balance: null, fuelLitresPerHour: 34 }
const balance: Balance = { ...TYPE_BALANCES.c172p, emptyKg: 680, emptyArm: 1.0 }
const CESSNA: Carrier = { ...PLAIN, balance, fuelLitresPerHour: 33 }

const guests = (...kg: number[]): Guest[] => kg.map((weightKg) => ({ weightKg, luggageKg: 0 }))
const aboard = (...kg: number[]): Aboard => ({ guests: guests(...kg), unnamed: 0 })

test("a seat is sold as long as somebody over 40 kg can use it", () => {
  const unusable = (...kg: number[]) => countUnusableSeats(PLAIN, FLIGHT_MINUTES, 3, guests(...kg))
  expect(unusable()).toBe(0)
  expect(unusable(115, 100)).toBe(0)
  expect(unusable(115, 101)).toBe(1)
  expect(unusable(171)).toBe(1)
  expect(unusable(216)).toBe(2)
  expect(unusable(90, 90, 80)).toBe(0)
})

test("an aircraft that carries fewer than it has seats offers fewer, and one of which nothing is known all", () => {
  expect(countUnusableSeats({ ...PLAIN, payloadKg: 100 }, FLIGHT_MINUTES, 3, [])).toBe(1)
  expect(countUnusableSeats(undefined, FLIGHT_MINUTES, 5, guests(200))).toBe(0)
})

test("where the centre of gravity or the highest mass allow less than the payload, they count", () => {
  const heavy = { ...CESSNA, payloadKg: 500 }
  const left = maxKgOfNext(heavy, FLIGHT_MINUTES, aboard(100, 90))
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(500 - 190)
  expect(mayJoin(heavy, FLIGHT_MINUTES, aboard(100, 90), guests(left))).toBe(true)
  expect(mayJoin(heavy, FLIGHT_MINUTES, aboard(100, 90), guests(left + 1))).toBe(false)
})

test("the next guest may weigh what is left, in whole 5 kg", () => {
  expect(maxKgOfNext(PLAIN, FLIGHT_MINUTES, aboard(90, 88))).toBe(80)
  expect(maxKgOfNext(PLAIN, FLIGHT_MINUTES, aboard(130, 130))).toBe(0)
  expect(maxKgOfNext(PLAIN, FLIGHT_MINUTES, NOBODY_ABOARD, 3)).toBe(260)
})

test("luggage counts like its owner, and the limit is never above what was typed", () => {
  const party = [{ weightKg: 38, luggageKg: 7 }]
  expect(mayJoin(PLAIN, FLIGHT_MINUTES, aboard(115, 101), party)).toBe(false)
  expect(maxKgOf(PLAIN, FLIGHT_MINUTES, aboard(115, 101), party)).toBe(40)
  expect(mayJoin(PLAIN, FLIGHT_MINUTES, aboard(115, 100), party)).toBe(true)
  expect(maxKgOf(PLAIN, FLIGHT_MINUTES, aboard(), party)).toBe(45)
})

test("a seat at the checkout is kept for a guest of 45 kg until it is known who sits there", () => {
  const one: Aboard = { guests: guests(100), unnamed: 1 }
  expect(maxKgOfNext(PLAIN, FLIGHT_MINUTES, one)).toBe(160 - MIN_GUEST_KG)
  expect(mayJoin(PLAIN, FLIGHT_MINUTES, one, guests(116))).toBe(false)
})

const kg = fc.integer({ min: 5, max: 140 })
const plane = fc.constantFrom(PLAIN, CESSNA, { ...CESSNA, payloadKg: 400 })

test("what is said to be possible is possible, and what may join is carried", () => {
  fc.assert(
    fc.property(
      plane,
      fc.array(kg, { maxLength: 2 }),
      fc.tuple(kg, fc.integer({ min: 0, max: 30 })),
      fc.integer({ min: 0, max: 1 }),
      (carrier, known, [weightKg, luggageKg], unnamed) => {
        const now: Aboard = { guests: guests(...known), unnamed }
        const party = [{ weightKg, luggageKg }]
        const most = maxKgOf(carrier, FLIGHT_MINUTES, now, party)
        expect(most % 5).toBe(0)
        if (mayJoin(carrier, FLIGHT_MINUTES, now, party)) {
          expect(most).toBe(Math.ceil((weightKg + luggageKg) / 5) * 5)
          const then = { guests: [...now.guests, ...party], unnamed }
          if (carrier.balance === null) expect(doesCarry(carrier, FLIGHT_MINUTES, then)).toBe(true)
        } else {
          expect(most).toBeLessThan(weightKg + luggageKg)
        }
      },
    ),
  )
})

test("a seat that is held leaves so many for the others as before, and what is sold can be used", () => {
  fc.assert(
    fc.property(plane, fc.array(kg, { maxLength: 3 }), (carrier, known) => {
      const unusable = countUnusableSeats(carrier, FLIGHT_MINUTES, 3, guests(...known))
      const sold = 3 - known.length - unusable
      expect(sold).toBeGreaterThanOrEqual(0)
      for (let unnamed = 0; unnamed < sold; unnamed += 1) {
        const left = maxKgOfNext(carrier, FLIGHT_MINUTES, { guests: guests(...known), unnamed })
        expect(left).toBeGreaterThanOrEqual(MIN_GUEST_KG)
      }
    }),
  )
})
