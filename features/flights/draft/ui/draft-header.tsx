import { useNavigate } from "react-router"
import { LogoMark } from "#illustrations/logo.tsx"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { StepPath } from "#ui/navigation/step-path.tsx"
import type { DraftStep } from "../draft.ts"
import { stepPath } from "../draft.ts"
import { statesOfSteps, wizardName } from "../draft-page.ts"
import { useDraft } from "./draft-provider.tsx"
import type { SaverState } from "./draft-saver.ts"

/** Where one is in the draft, that it is saved, and the way out. */
export function DraftHeader({ productName, current }: { productName: string; current: DraftStep }) {
  const { page, saver, saved } = useDraft()
  const navigate = useNavigate()
  const note = formatSaved(saved)
  const steps = statesOfSteps({ answered: page.answered, problems: saved.problems }).map(
    ({ step, label, state }) => ({
      label,
      state: step === current ? ("current" as const) : state,
      href: stepPath(page.path, step),
    }),
  )
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex h-16 items-center justify-between gap-4 border-b border-line px-gutter md:h-19 md:px-10">
        <p className="inline-flex items-center gap-3">
          <LogoMark />
          <span className="mt-0.5 font-display text-[1.5rem] leading-none font-semibold">
            {productName}
          </span>
        </p>
        <div className="flex items-center gap-3">
          <p role="status" className="text-small text-ink2 max-lg:hidden">
            {note}
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={async () => {
              await saver.flush()
              await navigate("/de/cockpit")
            }}
          >
            Schließen
          </Button>
        </div>
      </div>
      <div className="mx-auto max-w-page px-gutter py-4 lg:py-5">
        <StepPath label={wizardName(page.former)} steps={steps} note={note} />
      </div>
    </header>
  )
}

function formatSaved({ status, savedAt }: SaverState): string | undefined {
  switch (status) {
    case "saving":
      return "Wird gespeichert …"
    case "offline":
      return "Noch nicht gespeichert"
    case "refused":
    case "conflict":
      return "Nicht gespeichert"
    case "saved":
      // in the time of the writer's own clock only after the page has started: both are in one zone here
      return savedAt ? `Gespeichert ${formatTime(new Date(savedAt), HOME_ZONE)}` : undefined
  }
}
