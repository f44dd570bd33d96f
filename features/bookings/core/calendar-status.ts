import type { BookingStatus } from "./booking.ts"

/** What stands in a calendar (RFC 5545, 3.8.1.11): it takes place, may take place, or does not. */
export type CalendarStatus = "confirmed" | "tentative" | "cancelled"

/** How a booking stands in its passenger's calendar; null where it has no entry of its own. */
export const CALENDAR_STATUS_OF_BOOKING: Readonly<Record<BookingStatus, CalendarStatus | null>> = {
  held: null,
  lapsed: null,
  joined: null,
  requested: "tentative",
  payment_due: "tentative",
  confirmed: "confirmed",
  flown: "confirmed",
  no_show: "confirmed",
  disputed: "confirmed",
  settled: "confirmed",
  declined: "cancelled",
  expired: "cancelled",
  withdrawn: "cancelled",
  cancelled_by_passenger: "cancelled",
  cancelled_by_pilot: "cancelled",
  // the old date is off, the new one not chosen yet
  rebooking_offered: "cancelled",
}
