import type { DraftOverview } from "../pilot-offer.ts"
import { DraftActions, formatDraft } from "./draft-actions.tsx"

/** Changes to a flight that are not handed in yet. */
export function DraftOfFlight({ draft, title }: { draft: DraftOverview; title: string }) {
  return (
    <div className="mt-3 rounded-field bg-sunken px-4 py-3">
      <p className="text-small text-ink2">
        <strong className="font-semibold text-ink">Angefangene Änderung.</strong>{" "}
        {formatDraft(draft)}
      </p>
      <DraftActions draft={draft} title={title} />
    </div>
  )
}
