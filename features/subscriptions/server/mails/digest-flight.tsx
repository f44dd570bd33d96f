import type { ReactNode } from "react"
import { Column, Link, Row } from "react-email"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { MAIL_COLOURS, MAIL_MONO } from "#features/mail-kit/server/mail-colours.ts"
import { MailPanel } from "#features/mail-kit/server/mail-parts.tsx"
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
      <Row>
        <Stop
          time={formatTime(departsAt, timeZone)}
          code={departure.code}
          name={departure.name}
          side="left"
        />
        <Course>{formatDuration(flight.durationMinutes).replaceAll(" ", "\u00a0")}</Course>
        <Stop
          time={formatTime(new Date(flight.arrivesAt), timeZone)}
          code={destination.code}
          name={destination.name}
          side="right"
        />
      </Row>
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
const mono = { fontFamily: MAIL_MONO, fontSize: 12, lineHeight: "18px" }

/** A dotted line between two dots, with what it takes below; drawn with cells and borders. */
function Course({ children }: { children: ReactNode }) {
  return (
    <Column style={{ padding: "0 10px", verticalAlign: "top" }}>
      <Row>
        <Dot colour={MAIL_COLOURS.act} />
        <Column>
          <div style={{ height: 0, borderTop: `2px dotted ${MAIL_COLOURS.ink3}` }} />
        </Column>
        <Dot colour={MAIL_COLOURS.apricot} />
      </Row>
      <div className="m-ink3" style={{ ...mono, color: MAIL_COLOURS.ink3, textAlign: "center" }}>
        {children}
      </div>
    </Column>
  )
}

function Dot({ colour }: { colour: string }) {
  return (
    <Column style={{ width: 7, padding: "9px 0 8px" }}>
      <div style={{ width: 7, height: 7, borderRadius: 4, backgroundColor: colour }} />
    </Column>
  )
}

type StopProps = { time: string; code: string; name: string; side: "left" | "right" }

function Stop({ time, code, name, side }: StopProps) {
  return (
    <Column style={{ width: "33%", textAlign: side, verticalAlign: "top" }}>
      <div
        className="m-ink"
        style={{ color: MAIL_COLOURS.ink, fontFamily: MAIL_MONO, fontSize: 20, lineHeight: "24px" }}
      >
        {time}
      </div>
      <div
        className="m-ink2"
        style={{
          color: MAIL_COLOURS.ink2,
          fontFamily: MAIL_MONO,
          fontSize: 12,
          lineHeight: "18px",
        }}
      >
        {code}
      </div>
      <div className="m-ink3" style={{ ...fine, color: MAIL_COLOURS.ink3 }}>
        {name}
      </div>
    </Column>
  )
}
