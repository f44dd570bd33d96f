import { useState } from "react"
import { useRevalidator } from "react-router"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { CockpitRequest } from "../cockpit.ts"
import { RequestCard } from "./request-card.tsx"

interface RequestListProps {
  requests: readonly CockpitRequest[]
  now: Date
}

/** Everything that waits for the pilot's answer, the most urgent first. */
export function RequestList({ requests, now }: RequestListProps) {
  const [message, setMessage] = useState<StepMessage>()
  const revalidator = useRevalidator()
  const open = requests.filter(({ canAccept, canAnswer }) => canAccept && canAnswer).length
  return (
    <Card as="section" labelledBy="anfragen">
      <div className="flex items-center justify-between gap-4">
        <h2 id="anfragen" className="text-h3">
          Anfragen
        </h2>
        {open > 0 && <Badge tone="apricot">{open} offen</Badge>}
      </div>
      <CockpitMessage message={message} />
      {requests.length > 0 ? (
        <>
          <ul className="mt-4">
            {requests.map((request) => (
              <li key={request.id} className="border-t border-line last:-mb-5">
                <RequestCard
                  request={request}
                  now={now}
                  onAnswered={(answer) => {
                    setMessage(answer)
                    if (answer.kind !== "unreachable") void revalidator.revalidate()
                  }}
                />
              </li>
            ))}
          </ul>
          <noscript>
            <p className="mt-4 text-small text-ink3">
              Zum Zusagen und Ablehnen braucht diese Seite JavaScript.
            </p>
          </noscript>
        </>
      ) : (
        <p className="mt-3 max-w-text text-ui text-ink2">
          Gerade fragt niemand an. Kommt eine Anfrage, steht sie hier mit Frist und Beladung, und du
          bekommst eine Mail. Du hast dann höchstens 48 Stunden für die Antwort.
        </p>
      )}
    </Card>
  )
}
