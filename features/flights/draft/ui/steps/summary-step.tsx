import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { Card } from "#ui/elements/card.tsx"
import { scrollAndFocus } from "#ui/forms/scroll-and-focus.ts"
import { DRAFT_STEPS, type DraftStep, STEP_LABELS } from "../../draft.ts"
import { isStillToCome, missingByNow } from "../../draft-page.ts"
import { BookedNote } from "../booked-note.tsx"
import { useDraft } from "../draft-provider.tsx"
import { LaterFlights } from "../later-flights.tsx"
import { AfterPublishing, PublishButton } from "../publish-button.tsx"
import { StepFrame } from "../step-frame.tsx"
import type { SummaryState } from "../use-publish.ts"
import { FitnessRow } from "./fitness-row.tsx"
import { PayoutRow } from "./payout-row.tsx"
import { SummaryRow } from "./summary-row.tsx"

const ASKED = DRAFT_STEPS.filter((step) => step !== "zusammenfassung")

interface SummaryStepProps {
  /** The flight as guests will find it. */
  preview: ReactNode
  /** What guests have answered to the last change. */
  answers: ReactNode
}

/** Everything at a glance. */
export function SummaryStep({ preview, answers }: SummaryStepProps) {
  const { page, saver, saved } = useDraft()
  const { key, state } = useLocation()
  const rows = useRef<HTMLUListElement>(null)
  const showsProblems = (state as SummaryState | null)?.showsProblems ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is a visit of its own
  useEffect(() => {
    if (!showsProblems) return
    scrollAndFocus(rows.current?.querySelector<HTMLElement>("[data-problem]") ?? null, "center")
  }, [showsProblems, key])
  const { answered, former } = page
  const problems = showsProblems
    ? saved.problems
    : missingByNow({ answered, problems: saved.problems })
  const toCome = showsProblems ? [] : ASKED.filter((step) => isStillToCome(step, answered))
  const isComplete = saved.problems.length === 0
  return (
    <StepFrame
      step="zusammenfassung"
      title="Alles auf einen Blick"
      intro={
        former === "published" ? introOfChange(problems.length) : introOf(problems.length, toCome)
      }
      finish={() => saver.flush()}
      action={isComplete ? <PublishButton /> : undefined}
      aside={
        <>
          {isComplete && <AfterPublishing />}
          {answers}
          <LaterFlights following={page.following} />
          <section aria-labelledby="so-sehen-gaeste">
            <h2 id="so-sehen-gaeste" className="text-h3">
              So sehen ihn Gäste
            </h2>
            {page.preview ? (
              <div className="mt-4">{preview}</div>
            ) : (
              <p className="mt-2 max-w-text text-ui text-ink2">
                Sobald {STEP_LABELS.datum}, {STEP_LABELS.typ}, {STEP_LABELS.kosten} und{" "}
                {STEP_LABELS.route} stehen, siehst du hier die Karte aus der Suche.
              </p>
            )}
            {page.answers.beschreibung.description !== "" && (
              <p className="mt-6 max-w-text text-lead whitespace-pre-line">
                {page.answers.beschreibung.description}
              </p>
            )}
          </section>
        </>
      }
    >
      {page.booked && (isComplete || page.booked.change.length > 0) && (
        <BookedNote booked={page.booked} />
      )}
      <Card inset="none">
        <ul ref={rows}>
          {ASKED.map((step) => (
            <SummaryRow
              key={step}
              step={step}
              page={page}
              problems={problems}
              isToCome={toCome.includes(step)}
            />
          ))}
          <FitnessRow page={page} problems={problems} />
          <PayoutRow problems={saved.problems} />
        </ul>
      </Card>
    </StepFrame>
  )
}

function introOf(problems: number, toCome: readonly DraftStep[]): string {
  const rest = toCome.map((step) => STEP_LABELS[step]).join(" und ")
  const follows =
    toCome.length === 0
      ? "dann kann er online gehen."
      : `${rest} ${toCome.length === 1 ? "kommt" : "kommen"} noch.`
  if (problems === 0) {
    return toCome.length === 0
      ? `Nichts fehlt. Lies noch einmal in Ruhe, ${follows}`
      : `Bis hierher fehlt nichts. ${follows}`
  }
  const missing = problems === 1 ? "Eine Sache fehlt noch" : `${problems} Dinge fehlen noch`
  return toCome.length === 0 ? `${missing}, ${follows}` : `${missing}. ${follows}`
}

function introOfChange(problems: number): string {
  if (problems === 0)
    return "Lies noch einmal in Ruhe. Bis du veröffentlichst, gilt der Flug, wie er ist."
  if (problems === 1) return "Eine Sache passt noch nicht. Der Flug bleibt solange, wie er ist."
  return `${problems} Dinge passen noch nicht. Der Flug bleibt solange, wie er ist.`
}
