import { Badge } from "#ui/elements/badge.tsx"
import type { DraftOverview } from "../pilot-offer.ts"
import { DraftActions, formatDraft } from "./draft-actions.tsx"

/** A flight that is still being written. */
export function DraftRow({ draft }: { draft: DraftOverview }) {
  const title = draft.title || "Flug ohne Titel"
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 font-sans text-body font-semibold tracking-normal wrap-anywhere">
          {title}
        </h3>
        <Badge>{draft.isOfFlight ? "Änderung" : "Entwurf"}</Badge>
      </div>
      <p className="mt-1 text-small text-ink2">
        {draft.date && `${draft.date} · `}
        {formatDraft(draft)}
      </p>
      <DraftActions draft={draft} title={title} />
    </>
  )
}
