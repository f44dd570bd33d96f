import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { OWN_SECURITY_LABELS } from "../security-labels.ts"
import type { ListedSecurityEvent } from "../security-list.ts"

/** What concerned the own account in the last 30 days, in plain words. */
export function SecurityHistory({ events }: { events: readonly ListedSecurityEvent[] }) {
  return (
    <section aria-labelledby="sicherheit" className="mt-8">
      <h3 id="sicherheit" tabIndex={-1} className="font-semibold outline-none">
        Die letzten 30 Tage
      </h3>
      {events.length === 0 ? (
        <p className="mt-2 text-ui text-ink2">Nichts.</p>
      ) : (
        <ul className="mt-3 grid gap-3 text-ui">
          {events.map((event) => (
            <li key={event.id}>
              {OWN_SECURITY_LABELS[event.kind]}
              {event.kind !== "signed_in" && event.count > 1 && ` (${event.count}-mal)`}
              <span className="block text-small text-ink2">
                {formatInstant(new Date(event.minute), HOME_ZONE)}
                {event.device && `, ${event.device}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 max-w-text text-small text-ink2">
        Was andere falsch eingeben, öffnet nichts und sperrt dich nicht aus. Hast du dich selbst
        nicht angemeldet oder nichts geändert, melde dich überall ab und ändere dein Passwort.
      </p>
    </section>
  )
}
