import { useRef, useState } from "react"
import { DRAFT_STEPS } from "#features/flights/draft/draft.ts"
import { callCloseDraft, callRemoveDraft } from "#features/flights/draft/ui/draft-calls.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { DraftOverview } from "../pilot-offer.ts"
import { useOfferStep } from "./use-offer-step.ts"

/** „Schritt 4 von 9 · gespeichert 3. Juni, 14:02 Uhr“. */
export function formatDraft({ step, savedAt }: DraftOverview): string {
  const index = DRAFT_STEPS.indexOf(step) + 1
  return `Schritt ${index} von ${DRAFT_STEPS.length} · gespeichert ${formatInstant(new Date(savedAt), HOME_ZONE)}`
}

/** Going on with a draft, laying it aside, or throwing it away after a question. */
export function DraftActions({ draft, title }: { draft: DraftOverview; title: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const remove = useRef<HTMLButtonElement>(null)
  const { flightId, path, isOpen, isOfFlight } = draft
  const { run, isPending } = useOfferStep((step: "close" | "remove", intent) =>
    step === "close" ? callCloseDraft(flightId, intent) : callRemoveDraft(flightId),
  )
  const hidden = <VisuallyHidden>: {title}</VisuallyHidden>
  if (isAsked) {
    return (
      <div className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <p role="status" className="text-small">
          {isOfFlight ? "Änderungen verwerfen?" : "Diesen Entwurf löschen?"}
        </p>
        <Button
          variant="danger"
          size="small"
          autoFocus
          isPending={isPending}
          onClick={() => void run("remove")}
        >
          {isOfFlight ? "Verwerfen" : "Löschen"}
          {hidden}
        </Button>
        <Button
          variant="text"
          size="small"
          onClick={() => {
            setIsAsked(false)
            requestAnimationFrame(() => remove.current?.focus())
          }}
        >
          Behalten
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-2.5 flex flex-wrap gap-x-2 gap-y-1">
      <ButtonLink href={path} size="small" variant="quiet">
        Weiterschreiben{hidden}
      </ButtonLink>
      {isOpen && (
        <Button variant="text" size="small" isPending={isPending} onClick={() => void run("close")}>
          Beiseitelegen{hidden}
        </Button>
      )}
      <Button ref={remove} variant="text" size="small" onClick={() => setIsAsked(true)}>
        {isOfFlight ? "Verwerfen" : "Löschen"}
        {hidden}
      </Button>
    </div>
  )
}
