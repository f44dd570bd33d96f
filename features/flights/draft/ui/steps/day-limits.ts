import type { CalendarOptions } from "#ui/calendar/calendar.tsx"

/** Which days a flight may have, and what the calendar says of each. */
export type DayLimits = Pick<CalendarOptions, "min" | "max" | "sayOfDay">
