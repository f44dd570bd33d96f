import { TZDate } from "@date-fns/tz"
import ical, {
  type ICalCalendarData,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator"
import { tzlib_get_ical_block } from "timezones-ical-library"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { CalendarStatus } from "../calendar-status.ts"

interface Place {
  code: string
  name: string
  lat: number
  lng: number
}

/** A flight as somebody's calendar shows it. */
export interface CalendarEntry {
  /** Stays the same for the life of what it stands for. */
  uid: string
  /** How often its time or status has changed: what comes later takes the place of what was before. */
  sequence: number
  status: CalendarStatus
  /** How far it is, in a word, before the title of what is not certain. */
  label: string
  /** When it last changed or, of a message with a method, when it was written. */
  stamp: Date
  title: string
  departsAt: Date
  arrivesAt: Date
  timeZone: string
  departure: Place
  destination: Pick<Place, "code" | "name">
  /** Empty where the reader need not know it. */
  meetingPoint: string
  /** Of the page with everything about it. */
  path: string
}

/**
 * Entries as a file (RFC 5545). Times are those of the clock at the departure, with the rules of its
 * zone beside them.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  head: Pick<ICalCalendarData, "method" | "name" | "ttl">,
): string {
  const calendar = ical({ ...head, prodId: `//${PRODUCT_NAME}//${PRODUCT_NAME}//DE` })
  for (const entry of entries) calendar.createEvent(eventOf(entry))
  // components follow all properties, and there is at least one of them (3.6): the package would write
  // zones amid the properties, and none into a calendar without entries
  const zones = entries.length > 0 ? entries.map(({ timeZone }) => timeZone) : [HOME_ZONE]
  const rules = [...new Set(zones)].map((zone) => `${rulesOfZone(zone)}\r\n`).join("")
  return `${calendar.toString().replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, () => rules)}\r\n`
}

const knownRules = new Map<string, string>()

// looking them up takes longer than writing the entry
function rulesOfZone(zone: string): string {
  const known = knownRules.get(zone)
  if (known !== undefined) return known
  const [found = ""] = tzlib_get_ical_block(zone)
  knownRules.set(zone, found)
  return found
}

function eventOf(entry: CalendarEntry): ICalEventData {
  const { departure, status, timeZone } = entry
  const address = `${env().PUBLIC_URL}${entry.path}`
  return {
    id: `${entry.uid}@${new URL(env().PUBLIC_URL).hostname}`,
    sequence: entry.sequence,
    stamp: entry.stamp,
    timezone: timeZone,
    start: new TZDate(entry.departsAt, timeZone),
    end: new TZDate(entry.arrivesAt, timeZone),
    // many calendars show no status
    summary: status === "confirmed" ? entry.title : `${entry.label}: ${entry.title}`,
    description: [
      formatEnds(entry),
      ...(entry.meetingPoint === "" ? [] : [`Treffpunkt: ${entry.meetingPoint}`]),
      `Alles zum Flug: ${address}`,
    ].join("\n"),
    location: { title: nameOf(departure), geo: { lat: departure.lat, lon: departure.lng } },
    url: address,
    status: STATUS[status],
    // the one for Outlook, the other for everybody else
    busystatus: BUSY[status],
    transparency:
      status === "cancelled" ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    // who takes an entry back is whoever put it in (RFC 5546, 3.2.5)
    organizer: { name: PRODUCT_NAME, email: env().OPERATOR_EMAIL },
  }
}

function formatEnds({ departure, destination }: CalendarEntry): string {
  return departure.code === destination.code
    ? `Rundflug ab ${nameOf(departure)}`
    : `${nameOf(departure)} nach ${nameOf(destination)}`
}

const nameOf = ({ name, code }: Pick<Place, "code" | "name">) => `${name} (${code})`

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

const BUSY = {
  confirmed: ICalEventBusyStatus.BUSY,
  tentative: ICalEventBusyStatus.TENTATIVE,
  cancelled: ICalEventBusyStatus.FREE,
}
