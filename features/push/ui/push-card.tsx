import { useState } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { PushRefused } from "./push-refused.tsx"
import { usePush } from "./use-push.ts"

/** Offers push to who waits for an answer. Where it is on, put off or impossible there is nothing. */
export function PushCard({ userId }: { userId: number }) {
  const { permission, isOn, isPutOff, isPending, failure, turn, putOff } = usePush(userId)
  const [hasAsked, setHasAsked] = useState(false)
  if (permission === "unknown" || permission === "unsupported" || isOn || isPutOff) return null
  if (permission === "denied")
    return hasAsked ? (
      <div className="p-4">
        <PushRefused />
      </div>
    ) : null
  return (
    <section aria-labelledby="sofort-bescheid" className="border-t border-line p-4">
      <h2 id="sofort-bescheid" className="font-semibold">
        Sofort Bescheid wissen?
      </h2>
      <p className="mt-1 text-small text-ink2">
        Dieser Browser meldet sich, sobald dir jemand antwortet, auch wenn Aufwind nicht offen ist.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          isPending={isPending}
          onClick={() => {
            setHasAsked(true)
            turn(true)
          }}
        >
          Einschalten
        </Button>
        <Button variant="text" size="small" onClick={putOff}>
          Nicht jetzt
        </Button>
      </div>
      {failure && (
        <p role="alert" className="mt-2 text-small text-err">
          {failure.text}
        </p>
      )}
    </section>
  )
}
