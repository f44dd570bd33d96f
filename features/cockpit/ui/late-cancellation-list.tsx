import { cancelPassengerPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { formatEuro } from "#platform/money.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { LateCancellation } from "../cockpit.ts"

interface LateCancellationListProps {
  flightId: number
  late: readonly LateCancellation[]
}

/** Who cancelled late: what is kept of it can be waived until the flight is settled. */
export function LateCancellationList({ flightId, late }: LateCancellationListProps) {
  if (late.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2 text-small">
      {late.map(({ bookingId, name, photoId, retainedCents }) => (
        <li
          key={bookingId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-sunken px-3.5 py-3"
        >
          <span className="flex items-center gap-2.5">
            <PersonAvatar person={{ name, photoId }} tint="apricot" size="small" />
            <strong className="font-semibold">{name}</strong>
          </span>
          <Badge tone="warn">Spät storniert</Badge>
          <span className="ms-auto flex flex-wrap gap-x-4 gap-y-1 max-sm:ms-0 max-sm:w-full max-sm:justify-between">
            <span className="text-ink2 tabular-nums">{formatEuro(retainedCents)} einbehalten</span>
            <TextLink href={cancelPassengerPath({ flightId, bookingId })}>
              Erlassen<VisuallyHidden>: {name}</VisuallyHidden>
            </TextLink>
          </span>
        </li>
      ))}
    </ul>
  )
}
