import { hours } from "#platform/duration.ts"
import { flightsAheadQueue } from "./flights-ahead-queue.ts"

/** A flight with confirmed bookings is paused two days before its start: then it is cancelled. */
export const PAUSE_WARNING = "flight.pause_warning_due"

/** Product decision 3: „passengers and back office told 48 h before“. */
export const warnOfPausedFlightsQueue = flightsAheadQueue({
  queue: "warn-of-paused-flights",
  event: PAUSE_WARNING,
  status: "paused",
  beforeStartMs: hours(48),
})
