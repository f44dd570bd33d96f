import { editPath } from "#features/flights/draft/draft.ts"
import { VERIFICATION_PATH } from "#features/verification/verification-path.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { PilotOffer } from "../pilot-offer.ts"
import { usePausing } from "./use-pausing.ts"

interface OfferStepButtonProps {
  offer: PilotOffer
  /** Its change is being written, and has a button of its own. */
  isBeingChanged: boolean
}

/** The step that brings an offer back to the search, where it is not there. */
export function OfferStepButton({ offer, isBeingChanged }: OfferStepButtonProps) {
  const { status, title, id, lacksPapers } = offer
  const { run, isPending } = usePausing(offer)
  const hidden = <VisuallyHidden>: {title}</VisuallyHidden>
  if (status === "draft" && !isBeingChanged) {
    return (
      <ButtonLink href={editPath(id)} size="small" variant="quiet">
        Überarbeiten{hidden}
      </ButtonLink>
    )
  }
  if (lacksPapers) {
    return (
      <ButtonLink href={VERIFICATION_PATH} variant="quiet" size="small">
        Nachweis einreichen{hidden}
      </ButtonLink>
    )
  }
  if (status !== "paused") return null
  return (
    <Button variant="quiet" size="small" isPending={isPending} onClick={() => void run("resume")}>
      Wieder anbieten{hidden}
    </Button>
  )
}
