import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { FLIGHT_REQUESTS_PATH } from "../../flight-request.ts"
import type { FlightRequestDetails } from "../../flight-request-view.ts"
import {
  formatNearbyCount,
  formatPersonCount,
  formatRequestedDays,
  titleOfRequest,
} from "../../format-request.ts"

/** A longer mail is cut off by mail programs; the cockpit shows the rest. */
const SHOWN = 6

/** To a pilot, once a day at most: who would like to fly from nearby. */
export function RequestsNearbyMail({ requests }: { requests: readonly FlightRequestDetails[] }) {
  const more = requests.length - SHOWN
  return (
    <MailLayout
      preview={requests.map(titleOfRequest).join(", ")}
      title={formatNearbyCount(requests.length)}
      picture="flights"
      reason="Du bekommst diese Mail, weil du als Pilot:in in der Nähe startest. Höchstens eine am Tag; abbestellen kannst du sie in den Einstellungen."
    >
      <MailText>
        Willst du ohnehin in diese Richtung? Dann biete einen Flug an. Ein Gesuch ist kein Auftrag:
        Du fliegst, wenn es dir passt, und ihr teilt die Kosten.
      </MailText>
      {requests.slice(0, SHOWN).map((request) => (
        <MailPanel key={request.id}>
          <MailRow label={request.requester} value={titleOfRequest(request)} />
          <MailRow label="Wann" value={formatRequestedDays(request)} />
          <MailRow label="Wie viele" value={formatPersonCount(request.persons)} />
          {request.maxPriceCents !== null && (
            <MailRow label="Höchstens" value={`${formatEuro(request.maxPriceCents)} pro Person`} />
          )}
        </MailPanel>
      ))}
      <MailButton href={`${env().PUBLIC_URL}${FLIGHT_REQUESTS_PATH}`}>
        {more > 0 ? `Weitere ${more} und alle anderen ansehen` : "Gesuche ansehen"}
      </MailButton>
    </MailLayout>
  )
}
