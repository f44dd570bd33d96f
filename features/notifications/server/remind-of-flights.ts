import { hours } from "#platform/duration.ts"
import { flightsAheadQueue } from "./flights-ahead-queue.ts"

/** A flight with confirmed bookings starts within a day. */
export const FLIGHT_REMINDER = "flight.reminder_due"

/** Product decision 4: „reminder to the pilot 24 h before“; the passengers get one, too. */
export const remindOfFlightsQueue = flightsAheadQueue({
  queue: "remind-of-flights",
  event: FLIGHT_REMINDER,
  status: "published",
  beforeStartMs: hours(24),
})
