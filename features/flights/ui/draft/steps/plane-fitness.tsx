import { CalendarDays } from "lucide"
import { FlugfitPanel } from "#features/verification/ui/flugfit-panel.tsx"
import { Notice } from "#ui/notice.tsx"
import { TextLink } from "#ui/text-link.tsx"
import type { DraftPage } from "../../../draft/draft-page.ts"

/** Whether the pilot may take guests in this aircraft on that day, why, and where something can be done. */
export function PlaneFitness({ page, hasPlane }: { page: DraftPage; hasPlane: boolean }) {
  if (!page.fitness) {
    const isDateOpen = page.problems.some(({ step }) => step === "datum")
    return (
      <Notice
        icon={CalendarDays}
        title="Flugfit"
        isStacked
        action={isDateOpen && <TextLink href={`${page.path}/datum`}>Zum Datum</TextLink>}
      >
        {isDateOpen
          ? "Ob du an dem Tag Gäste mitnehmen darfst, rechnen wir aus, sobald das Datum feststeht."
          : hasPlane
            ? "Ob du an dem Tag Gäste mitnehmen darfst, wird gerade ausgerechnet."
            : "Ob du an dem Tag Gäste mitnehmen darfst, rechnen wir aus, sobald du ein Flugzeug gewählt hast."}
      </Notice>
    )
  }
  return (
    <>
      <FlugfitPanel verdict={page.fitness} />
      {page.fitness.state !== "ok" && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 px-1 text-ui">
          {page.fitness.state === "blocker" && (
            <TextLink href={`${page.path}/datum`}>Anderes Datum wählen</TextLink>
          )}
          <TextLink href="/de/cockpit/einstellungen/verifizierung">Papiere ergänzen</TextLink>
          <TextLink href="/de/cockpit/flugbuch">Flugbuch führen</TextLink>
        </p>
      )}
    </>
  )
}
