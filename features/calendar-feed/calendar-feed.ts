import { z } from "zod"

/** The address of a person's calendar. */
export interface CalendarFeed {
  /** Of this address: a renewed one has another. */
  id: number
  address: string
}

export const calendarFeedSchema = z.object({ id: z.number(), address: z.string() })

/** Where a feed lies; who knows the secret reads it. */
export function feedPath(secret: string): string {
  return `/kalender/${secret}.ics`
}

/** The same address as calendars take it: a press subscribes. */
export function webcalAddress(address: string): string {
  return address.replace(/^https?:/, "webcal:")
}

/** Opens Google Calendar with the question whether to subscribe. */
export function googleCalendarLink(address: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalAddress(address))}`
}
