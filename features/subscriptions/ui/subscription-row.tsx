import { useEffect, useRef, useState } from "react"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"

interface SubscriptionRowProps {
  subscription: { name: string; radiusKm: number; createdAt: string }
  isPending: boolean
  onDelete: () => Promise<void>
}

/** A town that is watched; deleting it is asked for in its place. */
export function SubscriptionRow({ subscription, isPending, onDelete }: SubscriptionRowProps) {
  const { name, radiusKm, createdAt } = subscription
  const [isAsking, setIsAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const ask = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isAsking) keep.current?.focus()
    else if (wasAsked.current) ask.current?.focus()
    wasAsked.current = isAsking
  }, [isAsking])

  async function confirm() {
    await onDelete()
    setIsAsking(false)
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-ink2">
          {radiusKm} km Umkreis · seit {formatDay(new Date(createdAt), HOME_ZONE)}
        </p>
      </div>
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button ref={keep} variant="text" size="small" onClick={() => setIsAsking(false)}>
            Behalten
          </Button>
          <Button variant="danger" size="small" isPending={isPending} onClick={confirm}>
            Endgültig löschen
          </Button>
        </div>
      ) : (
        <Button
          ref={ask}
          variant="text"
          size="small"
          aria-label={`Suchagent für ${name} löschen`}
          onClick={() => setIsAsking(true)}
        >
          Löschen
        </Button>
      )}
    </li>
  )
}
