import type { Contact } from "#features/bookings/core/contact.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { PhoneLink } from "#features/users/core/ui/phone-link.tsx"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { formatShortDay } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

/** Everybody whom a confirmed booking lets one reach today. */
export function CockpitContacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <Card as="section" labelledBy="kontakte">
      <h2 id="kontakte" className="text-h3">
        Wen du jetzt erreichst
      </h2>
      {contacts.length > 0 ? (
        <ul className="mt-4 border-b border-line">
          {contacts.map((contact) => (
            <li
              key={`${contact.role} ${contact.bookingId}`}
              className="flex gap-4 border-t border-line py-4"
            >
              <PersonAvatar
                person={contact}
                tint={contact.role === "guest" ? "apricot" : undefined}
              />
              <div className="min-w-0 flex-1 md:flex md:items-center md:justify-between md:gap-6">
                <div className="min-w-0">
                  <p>
                    <strong className="font-semibold">{contact.name}</strong>
                    <span className="text-small text-ink2">
                      {contact.role === "pilot" ? ", am Steuer" : ", Gast"}
                    </span>
                  </p>
                  <p className="text-small text-ink2">
                    <TextLink href={flightRoomPath(contact.flight.id)} isInline>
                      {contact.flight.title}
                    </TextLink>
                    , {formatShortDay(new Date(contact.flight.departsAt), contact.flight.timeZone)}
                  </p>
                </div>
                <span className="min-w-0 md:text-end">
                  {contact.phone && (
                    <span className="me-4 inline-flex min-h-11 items-center text-ui font-semibold">
                      <PhoneLink phone={contact.phone} />
                    </span>
                  )}
                  <a
                    href={`mailto:${contact.email}`}
                    className="inline-flex min-h-11 min-w-0 items-center text-ui font-semibold break-all text-link underline underline-offset-4 hover:text-ink"
                  >
                    {contact.email}
                  </a>
                </span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 max-w-text text-ui text-ink2">
          Gerade niemanden: Adressen und Telefonnummern tauschen wir erst mit der Zusage aus. Dann
          steht die andere Seite hier, bis zum Tag nach dem Flug.
        </p>
      )}
    </Card>
  )
}
