import type { ReactNode } from "react"
import { editPath } from "#features/flights/draft/draft.ts"
import { VERIFICATION_PATH } from "#features/verification/verification-path.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { PilotOffer } from "../pilot-offer.ts"
import { CopyButton } from "./copy-button.tsx"
import {
  callPauseFlight,
  callPauseSeries,
  callResumeFlight,
  callResumeSeries,
} from "./offer-calls.ts"
import { useOfferStep } from "./use-offer-step.ts"

interface OfferActionsProps {
  offer: PilotOffer
  /** Continues an existing draft of a change instead of starting another. */
  isBeingChanged: boolean
  /** What later rooms add. */
  children?: ReactNode
}

/** What its pilot can do with an offer. */
export function OfferActions({ offer, isBeingChanged, children }: OfferActionsProps) {
  const { status, title, id } = offer
  const [pause, resume] = offer.isSeries
    ? [callPauseSeries, callResumeSeries]
    : [callPauseFlight, callResumeFlight]
  const { run, isPending } = useOfferStep((step: "pause" | "resume", intent) =>
    step === "pause" ? pause(id, intent) : resume(id, intent),
  )
  const isChangeOffered = status !== "draft" && status !== "under_way" && !isBeingChanged
  const hidden = <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <div className="mt-2.5 flex flex-wrap gap-x-2 gap-y-1">
      {status === "draft" && !isBeingChanged && (
        <ButtonLink href={editPath(offer.id)} size="small" variant="quiet">
          Überarbeiten{hidden}
        </ButtonLink>
      )}
      {offer.lacksPapers && (
        <ButtonLink href={VERIFICATION_PATH} variant="quiet" size="small">
          Nachweis einreichen{hidden}
        </ButtonLink>
      )}
      {status === "paused" && (
        <Button
          variant={offer.lacksPapers ? "secondary" : "quiet"}
          size="small"
          isPending={isPending}
          onClick={() => void run("resume")}
        >
          Wieder anbieten{hidden}
        </Button>
      )}
      {isChangeOffered && (
        <ButtonLink href={editPath(offer.id)} size="small" variant="secondary">
          Ändern{hidden}
        </ButtonLink>
      )}
      {status === "published" && (
        <Button
          variant={isChangeOffered ? "text" : "secondary"}
          size="small"
          isPending={isPending}
          onClick={() => void run("pause")}
        >
          Pausieren{hidden}
        </Button>
      )}
      {status !== "draft" && <CopyButton flight={offer} />}
      {children}
    </div>
  )
}
