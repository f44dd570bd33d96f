import { z } from "zod"

/*
 * What a person has done here, all time: as a passenger and, with a pilot profile, at the controls.
 * Only flights that took place count.
 */

export const userStatisticsSchema = z.object({
  passenger: z.object({
    flights: z.int(),
    minutes: z.int(),
    /** Different ones, on the way and at both ends. */
    airfields: z.int(),
    /** Different people: pilots, and others who booked the same flights. */
    people: z.int(),
    /** What the person paid of the costs, fees left out. */
    sharedCents: z.int(),
  }),
  pilot: z
    .object({
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
    .nullable(),
})

export type UserStatistics = z.output<typeof userStatisticsSchema>
