import { cancelPassengerPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { ChangeStateBadge } from "#features/bookings/changes/ui/change-answers.tsx"
import { askPath } from "#features/chat/core/ask-path.ts"
import { PhoneLink } from "#features/users/core/ui/phone-link.tsx"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { GuestParty } from "../cockpit.ts"
import { formatPerson, formatWeight } from "./request-load.tsx"

interface CockpitGuestsProps {
  flightId: number
  parties: readonly GuestParty[]
}

/** Who comes along: names, weights and how to reach them. Only their pilot gets to see this. */
export function CockpitGuests({ flightId, parties }: CockpitGuestsProps) {
  return (
    <ul className="text-small">
      {parties.map((party) => (
        <li key={party.bookingId} className="border-t border-line py-2.5 first:border-t-0">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="flex items-center gap-2.5">
              <PersonAvatar person={party} tint="apricot" size="small" />
              <strong className="font-semibold">{party.name}</strong>
            </span>
            <TextLink
              href={askPath({ kind: "booking", bookingId: party.bookingId })}
              isInline
              aria-label={`Nachricht an ${party.name}`}
            >
              Nachricht
            </TextLink>
            <a
              href={`mailto:${party.email}`}
              className="min-w-0 text-link underline underline-offset-4 hover:text-ink"
            >
              {party.email}
            </a>
            {party.phone && <PhoneLink phone={party.phone} />}
          </p>
          {party.change && (
            <p className="mt-1.5">
              <ChangeStateBadge answer={party.change} />
            </p>
          )}
          <ul className="mt-1 text-ink2">
            {party.people.map((person) => (
              <li key={person.name} className="flex justify-between gap-4 py-0.5">
                <span>{formatPerson(person)}</span>
                <span className="shrink-0 tabular-nums">{formatWeight(person)}</span>
              </li>
            ))}
          </ul>
          {party.canCancel && (
            <TextLink
              href={cancelPassengerPath({ flightId, bookingId: party.bookingId })}
              isInline
              aria-label={`${party.name} absagen`}
            >
              Absagen
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
