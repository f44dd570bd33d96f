import { CalendarDays } from "lucide"
import { FlugfitPanel } from "#features/verification/ui/flugfit-panel.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { stepPath } from "../../draft.ts"
import type { DraftPage } from "../../draft-page.ts"

/** Whether the pilot may take guests in this aircraft on that day, why, and where something can be done. */
export function PlaneFitness({ page }: { page: DraftPage }) {
  if (!page.fitness) {
    return (
      <Notice
        icon={CalendarDays}
        title="Flugfit"
        isStacked
        action={<TextLink href={stepPath(page.path, "datum")}>Zum Datum</TextLink>}
      >
        Ob du an dem Tag Gäste mitnehmen darfst, rechnen wir aus, sobald das Datum feststeht.
      </Notice>
    )
  }
  return (
    <>
      <FlugfitPanel verdict={page.fitness} />
      {page.fitness.state !== "ok" && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 px-1 text-ui">
          {page.fitness.state === "blocker" && (
            <TextLink href={stepPath(page.path, "datum")}>Anderes Datum wählen</TextLink>
          )}
          <TextLink href="/de/cockpit/einstellungen/verifizierung">Papiere ergänzen</TextLink>
          <TextLink href="/de/cockpit/flugbuch">Flugbuch führen</TextLink>
        </p>
      )}
    </>
  )
}
