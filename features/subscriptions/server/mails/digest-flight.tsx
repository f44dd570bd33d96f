import { Column, Link, Row } from "react-email"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { MAIL_COLOURS } from "#features/mail-kit/server/mail-colours.ts"
import { MailPanel } from "#features/mail-kit/server/mail-parts.tsx"
import { MailStrip } from "#features/mail-kit/server/mail-strip.tsx"
import type { FlightCardData } from "#features/search/flight-card.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { formatDuration, formatShortDay, formatTime } from "#platform/time.ts"

/** A flight as a strip: day and kind, title, departure, course, arrival, the whole price. */
export function DigestFlight({ flight }: { flight: FlightCardData }) {
  const { departure, destination, timeZone, pilot, freeSeats } = flight
  const departsAt = new Date(flight.departsAt)
  const kind = FLIGHT_KIND_LABELS[flight.kind]
  return (
    <MailPanel>
      <Row>
        <Column className="m-ink2" style={{ ...fine, textAlign: "left" }}>
          {formatShortDay(departsAt, timeZone)} · {kind}
        </Column>
        <Column className="m-ink2" style={{ ...fine, textAlign: "right", whiteSpace: "nowrap" }}>
          {freeSeats === 1 ? "noch 1 Platz" : `noch ${freeSeats} Plätze`}
        </Column>
      </Row>
      <Row>
        <Column style={{ padding: "6px 0 12px" }}>
          <Link
            className="m-link"
            href={`${env().PUBLIC_URL}${flightPath(flight.id)}`}
            style={{ color: MAIL_COLOURS.act, fontSize: 18, fontWeight: 600, lineHeight: "24px" }}
          >
            {flight.title}
          </Link>
        </Column>
      </Row>
      <MailStrip
        from={{
          time: formatTime(departsAt, timeZone),
          place: departure.name,
          code: departure.code,
        }}
        to={{
          time: formatTime(new Date(flight.arrivesAt), timeZone),
          place: destination.name,
          code: destination.code,
        }}
        duration={formatDuration(flight.durationMinutes)}
      />
      <Row>
        <Column className="m-ink2" style={{ ...fine, paddingTop: 12, textAlign: "left" }}>
          {pilot.name} · Privater Anbieter
        </Column>
        <Column className="m-ink" style={price}>
          {formatEuro(flight.totalCents)}
          <div className="m-ink2" style={{ ...fine, fontWeight: 400 }}>
            pro Person
          </div>
        </Column>
      </Row>
    </MailPanel>
  )
}

const fine = { color: MAIL_COLOURS.ink2, fontSize: 13, lineHeight: "19px" }
const price = {
  paddingTop: 12,
  color: MAIL_COLOURS.ink,
  fontSize: 18,
  fontWeight: 600,
  textAlign: "right",
} as const
