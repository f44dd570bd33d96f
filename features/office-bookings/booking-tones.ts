import type { BookingStatus } from "#features/bookings/core/booking.ts"

/** How a state looks in the back office: what waits for somebody stands out, what is over does not. */
export const BOOKING_TONES: Readonly<
  Record<BookingStatus, "info" | "ok" | "warn" | "err" | "neutral">
> = {
  held: "neutral",
  lapsed: "neutral",
  requested: "info",
  confirmed: "ok",
  payment_due: "warn",
  declined: "neutral",
  expired: "neutral",
  withdrawn: "neutral",
  cancelled_by_passenger: "neutral",
  cancelled_by_pilot: "neutral",
  rebooking_offered: "info",
  no_show: "ok",
  flown: "ok",
  disputed: "err",
  settled: "ok",
  joined: "neutral",
}
