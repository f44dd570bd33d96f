import { Link, Section, Text } from "react-email"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { flightMailPicturePath } from "#features/mail-kit/mail-picture-paths.ts"
import { MAIL_COLOURS } from "#features/mail-kit/server/mail-colours.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import type { MailPictureFacts } from "#features/mail-kit/server/mail-picture.tsx"
import type { FlightCardData } from "#features/search/flight-card.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatNames, formatPlaces, type WatchedPlace } from "../../digest.ts"
import { DigestFlight } from "./digest-flight.tsx"

export interface DigestTown extends WatchedPlace {
  radiusKm: number
  /** Where all of its flights are listed. */
  flightsPath: string
  flights: readonly FlightCardData[]
  /** Ends the mails about this town. */
  unsubscribeUrl: string
}

/** A longer mail is cut off by mail programs; the search shows the rest. */
const SHOWN_FLIGHTS = 6

interface DigestMailProps {
  title: string
  towns: readonly DigestTown[]
  /** Ends all of them. */
  unsubscribeUrl: string
}

/** What is new near the towns of an account. */
export function DigestMail({ title, towns, unsubscribeUrl }: DigestMailProps) {
  const names = formatNames(towns.map((town) => town.name))
  const first = towns[0]?.flights[0]
  return (
    <MailLayout
      preview={first ? `${first.title} und was sonst noch dazugekommen ist.` : title}
      title={title}
      picture={first ? pictureOf(first) : "flights"}
      reason={`Du bekommst diese Mail, weil du auf ${PRODUCT_NAME} einen Suchagenten für ${names} eingerichtet hast. Höchstens eine am Tag, um 18 Uhr.`}
    >
      <MailText>Jeder Preis gilt pro Person und ist der ganze Preis.</MailText>
      {towns.map((town) => (
        <Town key={town.unsubscribeUrl} town={town} />
      ))}
      {towns.length > 1 && (
        <Text className="m-ink3" style={small}>
          <Link className="m-ink3" href={unsubscribeUrl} style={quiet}>
            Alle Suchagenten abbestellen
          </Link>
        </Text>
      )}
    </MailLayout>
  )
}

// a card knows which picture a flight has, not what that shows
function pictureOf({ id, title }: FlightCardData): MailPictureFacts {
  return { path: flightMailPicturePath(id), alt: `Bild zu „${title}“`, href: flightPath(id) }
}

const small = { margin: "0 0 8px", color: MAIL_COLOURS.ink3, fontSize: 14, lineHeight: "21px" }
const quiet = { color: MAIL_COLOURS.ink3, textDecoration: "underline" }

function Town({ town }: { town: DigestTown }) {
  const { name, radiusKm, flightsPath, flights } = town
  const more = flights.length - SHOWN_FLIGHTS
  return (
    <Section style={{ padding: "8px 0 12px" }}>
      <h2
        className="m-ink"
        style={{ margin: "0 0 4px", color: MAIL_COLOURS.ink, fontSize: 20, lineHeight: "26px" }}
      >
        {name}
      </h2>
      <Text className="m-ink3" style={{ ...small, margin: "0 0 14px" }}>
        {radiusKm} km Umkreis
      </Text>
      {flights.slice(0, SHOWN_FLIGHTS).map((flight) => (
        <DigestFlight key={flight.id} flight={flight} />
      ))}
      <MailButton href={env().PUBLIC_URL + flightsPath}>
        {more > 0
          ? `Weitere ${more} und alle anderen ansehen`
          : `Alle Flüge ${formatPlaces([town])} ansehen`}
      </MailButton>
      <Text className="m-ink3" style={small}>
        <Link className="m-ink3" href={town.unsubscribeUrl} style={quiet}>
          Keine Mails mehr zu {name}
        </Link>
      </Text>
    </Section>
  )
}
