import { useOfferStep } from "#features/flights/offers/ui/use-offer-step.ts"
import { FlightRow } from "#features/search/ui/flight-row.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { STATUS_LABELS } from "../flight-request.ts"
import { flownDays, isOutsideRequest } from "../flight-request-days.ts"
import type { OwnRequest } from "../flight-request-view.ts"
import { formatRequestedDays, titleOfRequest } from "../format-request.ts"
import { callCloseFlightRequest, callOpenFlightRequest } from "./flight-request-calls.ts"
import { formatNextStep, STATUS_TONES } from "./own-request-texts.ts"
import { RequestFacts } from "./request-facts.tsx"

/** One request: where it stands, what was offered, and what to do next. */
export function OwnRequestRow({ request }: { request: OwnRequest }) {
  const { status, offers } = request
  const title = titleOfRequest(request)
  return (
    <article aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 text-h4 wrap-anywhere">{title}</h3>
        <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
      </div>
      <RequestFacts request={request} />
      <p className="mt-2.5 max-w-text text-small text-ink2 wrap-anywhere">
        {formatNextStep(request)}
      </p>
      {status === "offer_received" && offers.length > 0 && (
        <ul aria-label="Angebote" className="mt-4 grid gap-4">
          {offers.map((flight) => (
            <li key={flight.id}>
              {isOutsideRequest(request, flownDays(flight)) && (
                <div className="mb-2">
                  <Notice tone="warn" title="Anderer Termin als gewünscht.">
                    In deinem Gesuch steht: {formatRequestedDays(request)}.
                  </Notice>
                </div>
              )}
              <FlightRow hit={flight} heading="h3" />
            </li>
          ))}
        </ul>
      )}
      <Actions request={request} title={title} />
    </article>
  )
}

function Actions({ request, title }: { request: OwnRequest; title: string }) {
  const { id, status, againPath } = request
  const { run, isPending } = useOfferStep((step: "open" | "close", intent) =>
    step === "open" ? callOpenFlightRequest(id, intent) : callCloseFlightRequest(id, intent),
  )
  const hidden = <VisuallyHidden>: {title}</VisuallyHidden>
  const close = () => void run("close")
  if (status === "removed") return null
  return (
    <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
      {status === "draft" && (
        <>
          <Button size="small" isPending={isPending} onClick={() => void run("open")}>
            Gesuch aufgeben{hidden}
          </Button>
          <Button variant="text" size="small" onClick={close}>
            Verwerfen{hidden}
          </Button>
        </>
      )}
      {(status === "open" || status === "offer_received") && (
        <Button variant="secondary" size="small" isPending={isPending} onClick={close}>
          Schließen{hidden}
        </Button>
      )}
      {(status === "closed" || status === "expired") && (
        <ButtonLink href={againPath} variant="secondary" size="small">
          Noch einmal aufgeben{hidden}
        </ButtonLink>
      )}
      {status === "matched" && (
        <ButtonLink href="/de/cockpit" variant="secondary" size="small">
          Zur Übersicht
        </ButtonLink>
      )}
    </div>
  )
}
