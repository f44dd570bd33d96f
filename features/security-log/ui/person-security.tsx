import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { SECURITY_LABELS } from "../security-labels.ts"
import { type ListedSecurityEvent, SECURITY_LIST } from "../security-list.ts"

interface PersonSecurityProps {
  userId: number
  events: readonly ListedSecurityEvent[]
}

const ON_A_SHEET = 8

/** The newest of one account on its sheet; the rest stands in the log. */
export function PersonSecurity({ userId, events }: PersonSecurityProps) {
  const all = parseListAddress(SECURITY_LIST, new URLSearchParams({ suche: String(userId) }))
  return (
    <Card as="section" labelledBy="sicherheit">
      <h2 id="sicherheit" className="mb-3 text-h3">
        Anmeldungen und Sicherheit
      </h2>
      {events.length === 0 ? (
        <p className="text-ui text-ink2">In den letzten 30 Tagen nichts.</p>
      ) : (
        <>
          <ul className="grid gap-3 text-ui">
            {events.slice(0, ON_A_SHEET).map((event) => (
              <li key={event.id}>
                {SECURITY_LABELS[event.kind]}
                {event.count > 1 && ` (${event.count}-mal)`}
                <span className="block text-small text-ink3">
                  {formatInstant(new Date(event.minute), HOME_ZONE)}
                  {event.device && `, ${event.device}`}
                  {event.network && `, Netz ${event.network}`}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-ui">
            <TextLink href={listAddress(SECURITY_LIST, all)}>Alles zu diesem Konto</TextLink>
          </p>
        </>
      )}
    </Card>
  )
}
