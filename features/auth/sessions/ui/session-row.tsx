import { formatDay, formatShortDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { OwnSession } from "../session-schemas.ts"

type SessionRowProps = {
  session: OwnSession
  isPending: boolean
  onEnd: () => void
}

/** One device, since when, and until about when it was in use. */
export function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { device, isCurrent, isPersistent } = session
  const lastSeen = new Date(session.lastSeenAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {isCurrent && <Badge tone="ok">Dieses Gerät</Badge>}
        </p>
        <p className="mt-1 text-small text-ink2">
          Seit {formatDay(new Date(session.createdAt), HOME_ZONE)}
          {isPersistent && ", bleibt angemeldet"}
          {!isCurrent && (
            <>
              <br />
              Zuletzt aktiv {formatShortDay(lastSeen, HOME_ZONE)}, {formatTime(lastSeen, HOME_ZONE)}{" "}
              Uhr
            </>
          )}
        </p>
      </div>
      <Button variant="secondary" size="small" isPending={isPending} onClick={onEnd}>
        Abmelden
        <VisuallyHidden>: {device}</VisuallyHidden>
      </Button>
    </li>
  )
}
