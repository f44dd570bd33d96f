import { bookingCalendar, calendarMethod } from "#features/bookings/core/server/booking-calendar.ts"
import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { Attachment } from "#platform/server/mail.ts"

/** The booking for the passenger's calendar: put in, moved, or taken out again. */
export function calendar(facts: MailFacts): Attachment[] {
  return [
    {
      filename: "flug.ics",
      contentType: `text/calendar; charset=utf-8; method=${calendarMethod(facts)}`,
      content: bookingCalendar(facts),
    },
  ]
}
