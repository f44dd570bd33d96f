import { Section, Text } from "react-email"
import { MAIL_COLOURS } from "#features/mail-kit/server/mail-colours.ts"
import { MailStrip } from "#features/mail-kit/server/mail-strip.tsx"
import { formatDay, formatDuration, formatTime } from "#platform/time.ts"

interface MailFlightProps {
  detail: {
    flight: {
      title: string
      departsAt: Date
      arrivesAt: Date
      durationMinutes: number
      timeZone: string
    }
    departure: { name: string; code: string }
    destination: { name: string; code: string }
  }
  /** What its start is, where that is not agreed: „Vorgeschlagener Termin“. */
  label?: string | undefined
}

/** A flight as every mail names it: title, day and strip. Stands in a panel, above what else is to say. */
export function MailFlight({ detail, label }: MailFlightProps) {
  const { flight, departure, destination } = detail
  const { title, departsAt, arrivesAt, durationMinutes, timeZone } = flight
  const day = formatDay(departsAt, timeZone)
  return (
    <>
      <Text
        className="m-ink"
        style={{
          margin: 0,
          color: MAIL_COLOURS.ink,
          fontSize: 18,
          fontWeight: 600,
          lineHeight: "24px",
          overflowWrap: "anywhere",
        }}
      >
        {title}
      </Text>
      <Text
        className="m-ink2"
        style={{
          margin: "2px 0 12px",
          color: MAIL_COLOURS.ink2,
          fontSize: 15,
          lineHeight: "22px",
        }}
      >
        {label ? `${label}: ${day}` : day}
      </Text>
      <Section style={{ paddingBottom: 12 }}>
        <MailStrip
          from={{
            time: formatTime(departsAt, timeZone),
            place: departure.name,
            code: departure.code,
          }}
          to={{
            time: formatTime(arrivesAt, timeZone),
            place: destination.name,
            code: destination.code,
          }}
          duration={formatDuration(durationMinutes)}
        />
      </Section>
    </>
  )
}
