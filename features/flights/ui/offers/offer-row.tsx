import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { editPath } from "../../draft/draft.ts"
import type { PilotOffer } from "../../pilot-offer.ts"
import { CopyButton } from "./copy-button.tsx"
import {
  callPauseFlight,
  callPauseSeries,
  callResumeFlight,
  callResumeSeries,
} from "./offer-calls.ts"
import { nextInWords, OFFER_BADGES, whenInWords } from "./offer-words.ts"
import { useOfferStep } from "./use-offer-step.ts"

/** One offer: how it stands, and what its pilot can do with it. */
export function OfferRow({ offer }: { offer: PilotOffer }) {
  const { tone, label } = OFFER_BADGES[offer.status]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 font-sans text-body tracking-normal wrap-anywhere">
          <TextLink href={`/de/flug/${offer.id}`}>{offer.title}</TextLink>
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink2">
        {whenInWords(offer)}
        <span className="font-mono text-label text-ink3">
          {offer.departureCode} – {offer.destinationCode}
        </span>
      </p>
      <p className="mt-1 max-w-text text-small text-ink2 wrap-anywhere">{nextInWords(offer)}</p>
      <OfferActions offer={offer} />
    </>
  )
}

function OfferActions({ offer }: { offer: PilotOffer }) {
  const { take, isPending } = useOfferStep()
  const { status, title, id } = offer
  const [pause, resume] = offer.isSeries
    ? [callPauseSeries, callResumeSeries]
    : [callPauseFlight, callResumeFlight]
  const hidden = <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <div className="mt-2.5 flex flex-wrap gap-x-2 gap-y-1">
      {status === "draft" && (
        <ButtonLink href={editPath(offer.id)} size="small" variant="quiet">
          Überarbeiten{hidden}
        </ButtonLink>
      )}
      {status === "paused" && (
        <Button
          variant="quiet"
          size="small"
          isPending={isPending}
          onClick={() => void take(() => resume(id))}
        >
          Wieder anbieten{hidden}
        </Button>
      )}
      {status !== "draft" && (
        <ButtonLink href={editPath(offer.id)} size="small" variant="secondary">
          Ändern{hidden}
        </ButtonLink>
      )}
      {status === "published" && (
        <Button
          variant="text"
          size="small"
          isPending={isPending}
          onClick={() => void take(() => pause(id))}
        >
          Pausieren{hidden}
        </Button>
      )}
      {status !== "draft" && <CopyButton flight={offer} />}
    </div>
  )
}
