import { useRef, useState } from "react"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { DRAFT_STEPS } from "../../draft/draft.ts"
import type { DraftOverview } from "../../pilot-offer.ts"
import { callRemoveDraft, callSetDraftAside } from "../draft/draft-calls.ts"
import { useOfferStep } from "./use-offer-step.ts"

/** A flight that is still being written. */
export function DraftRow({ draft }: { draft: DraftOverview }) {
  const { take, isPending } = useOfferStep()
  const [isAsked, setIsAsked] = useState(false)
  const remove = useRef<HTMLButtonElement>(null)
  const { flightId, path, date, step, savedAt, isOpen, isOfFlight } = draft
  const title = draft.title || "Flug ohne Titel"
  const hidden = <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 font-sans text-body font-semibold tracking-normal wrap-anywhere">
          {title}
        </h3>
        <Badge>{isOfFlight ? "Änderung" : "Entwurf"}</Badge>
      </div>
      <p className="mt-1 text-small text-ink2">
        {date && `${date} · `}
        {`Schritt ${DRAFT_STEPS.indexOf(step) + 1} von ${DRAFT_STEPS.length}`}
        {` · gespeichert ${formatInstant(new Date(savedAt), HOME_ZONE)}`}
      </p>
      {isAsked ? (
        <div className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <p role="status" className="text-small">
            {isOfFlight ? "Änderungen verwerfen?" : "Diesen Entwurf löschen?"}
          </p>
          <Button
            variant="danger"
            size="small"
            autoFocus
            isPending={isPending}
            onClick={() => void take(() => callRemoveDraft(flightId))}
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
      ) : (
        <div className="mt-2.5 flex flex-wrap gap-x-2 gap-y-1">
          <ButtonLink href={path} size="small" variant="quiet">
            Weiterschreiben{hidden}
          </ButtonLink>
          {isOpen && (
            <Button
              variant="text"
              size="small"
              isPending={isPending}
              onClick={() => void take(() => callSetDraftAside(flightId))}
            >
              Beiseitelegen{hidden}
            </Button>
          )}
          <Button ref={remove} variant="text" size="small" onClick={() => setIsAsked(true)}>
            {isOfFlight ? "Verwerfen" : "Löschen"}
            {hidden}
          </Button>
        </div>
      )}
    </>
  )
}
