import { type ReactNode, useId } from "react"
import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { formatLongDay } from "#platform/time.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { QrCode } from "#ui/elements/qr-code.tsx"
import { isGoodPass, type PassState } from "../boarding-pass.ts"
import { dayStrip } from "../day-strip.ts"
import type { PassView } from "../pass-view.ts"
import { DayNotices } from "./day-notices.tsx"

/** A boarding pass: strip, people, meeting point, and the square of dots as long as it is worth something. */
export function PassCard({ pass, children }: { pass: PassView; children?: ReactNode }) {
  const { day, flight, people, state } = pass
  const heading = useId()
  const isGood = isGoodPass(state)
  return (
    <Card as="section" elevation="raised" labelledBy={heading}>
      <h2 id={heading} className="text-h3">
        {flight.title}
      </h2>
      <p className="mt-1 text-ui text-ink2">
        {formatLongDay(new Date(day.departsAt), day.timeZone)}
      </p>
      <div className="mt-4 border-y border-line py-3.5">
        <FlightStrip {...dayStrip(day, pass.departure, flight.durationMinutes)} />
      </div>
      <div className="mt-4 grid gap-3 empty:hidden">
        <DayNotices day={day} />
      </div>
      <ul className="mt-4 text-ui">
        {people.map(({ position, name, isPresent }) => (
          <li
            key={position}
            className="flex items-center justify-between gap-4 border-b border-line py-2.5"
          >
            <strong className="font-semibold">{name}</strong>
            {isPresent && <Badge tone="ok">Eingecheckt</Badge>}
          </li>
        ))}
        <li className="border-b border-line py-2.5 text-ink2">{pass.pilot}, am Steuer</li>
      </ul>
      {isGood && (
        <div className="mx-auto mt-5 max-w-72">
          <QrCode {...pass.qr} label="QR-Code dieser Bordkarte" />
        </div>
      )}
      {children}
      <dl className="mt-5 grid gap-3 text-ui">
        <div>
          <dt className="text-small text-ink3">Treffpunkt</dt>
          <dd>
            {pass.departure.name}
            {pass.meetingPoint && `, ${pass.meetingPoint}`}
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink3">Nimm mit</dt>
          <dd>{pass.bring}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** What is to be said of a pass that nobody flies with any more. */
export const PASS_NEWS: Record<Exclude<PassState, "valid">, { title: string; text: string }> = {
  used: { title: "Eingecheckt.", text: "Ihr steht auf der Liste, guten Flug." },
  moved: {
    title: "Diese Bordkarte gilt nicht mehr.",
    text: "Die Buchung liegt auf einem anderen Termin. Die neue Bordkarte steht bei deinem Flug im Cockpit.",
  },
  unpaid: {
    title: "Noch nicht bezahlt.",
    text: "Die Bordkarte gilt, sobald die Zahlung da ist. Was zu tun ist, steht im Cockpit.",
  },
  cancelled: {
    title: "Diese Buchung ist storniert.",
    text: "Mit dieser Karte fliegt niemand mehr mit.",
  },
  over: { title: "Dieser Flug war schon.", text: "Die Karte bleibt als Erinnerung." },
}
