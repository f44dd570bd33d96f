import type { ReactNode } from "react"
import { useNavigate } from "react-router"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { stepPath } from "#features/flights/draft/draft.ts"
import { useOfferStep } from "#features/flights/offers/ui/use-offer-step.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { NearbyRequest } from "../flight-request-view.ts"
import { titleOfRequest } from "../format-request.ts"
import { callBeginOffer } from "./flight-request-calls.ts"
import { RequestFacts } from "./request-facts.tsx"

interface NearbyRequestRowProps {
  request: NearbyRequest
  isSelected: boolean
  /** Beside the answer. */
  children: ReactNode
}

/** One request of somebody else, with the way to answer it. */
export function NearbyRequestRow({ request, isSelected, children }: NearbyRequestRowProps) {
  const { requester, from, radiusKm } = request
  const title = titleOfRequest(request)
  return (
    <Card as="article" isSelected={isSelected}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-h4 wrap-anywhere">{title}</h3>
        <p className="text-small text-ink2">{requester}</p>
      </div>
      <RequestFacts request={request} />
      <p className="mt-2.5 text-small text-ink2">
        {from.km} km von <span className="font-mono text-label">{from.code}</span> {from.name},
        fährt bis zu {radiusKm} km
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Answer request={request} title={title} />
        {children}
      </div>
    </Card>
  )
}

function Answer({ request, title }: { request: NearbyRequest; title: string }) {
  const navigate = useNavigate()
  const { run, isPending } = useOfferStep(
    (_, intent) => callBeginOffer(request.id, intent),
    ({ path }) => navigate(stepPath(path, "datum")),
  )
  const { answer } = request
  const hidden = <VisuallyHidden>: {title}</VisuallyHidden>
  if (answer?.kind === "offered") {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="ok">Angeboten</Badge>
        <TextLink href={flightPath(answer.flightId)}>Dein Flug{hidden}</TextLink>
      </p>
    )
  }
  if (answer?.kind === "in_review") return <Badge tone="info">Dein Flug wird geprüft</Badge>
  if (answer?.kind === "writing") {
    return (
      <ButtonLink href={answer.path} size="small" variant="secondary">
        Weiterschreiben{hidden}
      </ButtonLink>
    )
  }
  return (
    <Button size="small" variant="quiet" isPending={isPending} onClick={() => void run()}>
      Flug anbieten{hidden}
    </Button>
  )
}
