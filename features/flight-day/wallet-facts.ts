import { formatShortDay, formatZonedTime } from "#platform/time.ts"
import { passExpiresAt } from "./boarding-pass.ts"
import { dayCourse } from "./day-strip.ts"
import type { PassView } from "./pass-view.ts"

/** The ground of a pass in a wallet and what is written on it: `--act` and `--on-act` in themes.css. */
export const WALLET_COLOURS = { ground: "#3c45c4", ink: "#ffffff" } as const

interface WalletEnd {
  code: string
  name: string
  /** „11:00 MEZ“ */
  time: string
}

/** What a wallet shows of a pass; it has the names that the reader of the page has. */
export interface WalletFacts {
  title: string
  day: string
  from: WalletEnd
  to: WalletEnd
  people: string
  pilot: string
  meetingPoint: string
  startsAt: Date
  expiresAt: Date
}

export function walletFactsOf({ day, departure, ...pass }: PassView): WalletFacts {
  const { startsAt, endsAt, endsIn } = dayCourse(day)
  return {
    title: pass.flight.title,
    day: formatShortDay(startsAt, day.timeZone),
    from: { ...departure, time: formatZonedTime(startsAt, day.timeZone) },
    to: { ...endsIn, time: formatZonedTime(endsAt, day.timeZone) },
    people: pass.people.map(({ name }) => name).join(", "),
    pilot: pass.pilot,
    meetingPoint: [departure.name, pass.meetingPoint].filter(Boolean).join(", "),
    startsAt,
    expiresAt: passExpiresAt(new Date(day.expectedArrivesAt)),
  }
}
