import { z } from "zod"

/*
 * What a person has done here, all time or in one year: as a passenger and, with a pilot profile, at
 * the controls. Only flights that took place count.
 */

const passengerSums = z.object({
  flights: z.int(),
  minutes: z.int(),
  /** Different ones, on the way and at both ends. */
  airfields: z.int(),
  /** Different people who still have an account: pilots, and others who booked the same flights. */
  people: z.int(),
  /** What the person paid of the costs, fees left out. */
  sharedCents: z.int(),
})

const pilotSums = z.object({
  flights: z.int(),
  guests: z.int(),
  /** Of the offered seats, 0 to 1; null before the first flight. */
  seatOccupation: z.number().nullable(),
  /** What guests paid of the costs. */
  sharedCents: z.int(),
  /** Answered requests and questions of all that were answered or missed, 0 to 1; null before the first. */
  answerRate: z.number().nullable(),
  /** Half of the answers came faster; null before the first. */
  answerMinutes: z.int().nullable(),
})

/** The sums alone: what a browser keeps of it between visits. */
export const statisticsSumsSchema = z.object({
  passenger: passengerSums,
  pilot: pilotSums.nullable(),
})

export type StatisticsSums = z.output<typeof statisticsSumsSchema>

const spot = z.object({
  /** Null for what is no airfield: a place that was seen from above. */
  code: z.string().nullable(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
})

const places = z.array(z.object({ ...spot.shape, flights: z.int() }))

/** The same way there and back is one route. */
const routes = z.array(z.object({ spots: z.array(spot), flights: z.int() }))

/** „2026-12“, or „2026“ where several years are looked at. */
const period = z.object({ period: z.string(), flights: z.int(), minutes: z.int() })

export const userStatisticsSchema = z.object({
  /** Null: all time. */
  year: z.int().nullable(),
  /** In which the person flew, the latest first. */
  years: z.array(z.int()),
  passenger: z.object({
    ...passengerSums.shape,
    distanceKm: z.int(),
    periods: z.array(period),
    routes,
    places,
  }),
  pilot: z
    .object({
      ...pilotSums.shape,
      minutes: z.int(),
      distanceKm: z.int(),
      /** What the flights cost, as it was stated afterwards; until then as planned. */
      costCents: z.int(),
      /** What those carry who had booked and stayed away. */
      retainedCents: z.int(),
      /** What remained with the pilot. */
      ownCents: z.int(),
      /** Flights whose costs are not divided for good, so that the sums may still change. */
      unsettledFlights: z.int(),
      /** All time, as on the profile; no mean before the first review. */
      rating: z.object({ mean: z.number().nullable(), count: z.int() }),
      periods: z.array(z.object({ ...period.shape, withGuestsMinutes: z.int() })),
      routes,
      places,
    })
    .nullable(),
})

export type UserStatistics = z.output<typeof userStatisticsSchema>
export type PassengerStatistics = UserStatistics["passenger"]
export type PilotStatistics = NonNullable<UserStatistics["pilot"]>
export type PlaceFlown = PassengerStatistics["places"][number]
export type RouteFlown = PassengerStatistics["routes"][number]
