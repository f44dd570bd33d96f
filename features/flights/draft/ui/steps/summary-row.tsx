import { CircleAlert } from "lucide"
import { Icon } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { type DraftProblem, type DraftStep, STEP_LABELS, stepPath } from "../../draft.ts"
import type { DraftPage } from "../../draft-page.ts"
import { STEP_FORMATTERS } from "../format-answers.ts"

interface SummaryRowProps {
  step: Exclude<DraftStep, "zusammenfassung">
  page: DraftPage
  problems: readonly DraftProblem[]
  /** It stands behind the summary and is still to be written. */
  isToCome: boolean
}

/** One step: what was answered, what is missing, and the way back to it. */
export function SummaryRow({ step, page, problems, isToCome }: SummaryRowProps) {
  const [first, ...others] = STEP_FORMATTERS[step](page)
  const own = problems.filter((problem) => problem.step === step)
  const warnings = page.warnings.filter((warning) => warning.step === step)
  const href = stepPath(page.path, step)
  return (
    <li className="border-line px-card py-4 not-first:border-t">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-sans text-small font-semibold tracking-normal text-ink3">
          {STEP_LABELS[step]}
        </h2>
        <TextLink href={href} className="shrink-0 text-small">
          {isToCome ? "Ausfüllen" : "Ändern"}
          <VisuallyHidden>: {STEP_LABELS[step]}</VisuallyHidden>
        </TextLink>
      </div>
      <p className="mt-0.5 font-semibold text-balance wrap-anywhere">
        {first ?? (
          <span className="font-normal text-ink3">{isToCome ? "Kommt noch" : "Noch offen"}</span>
        )}
      </p>
      {others.map((line) => (
        <p key={line} className="text-small text-ink2 wrap-anywhere">
          {line}
        </p>
      ))}
      {(own.length > 0 || warnings.length > 0) && (
        <ul className="mt-2 grid gap-1.5">
          {own.map(({ property, message }) => (
            <li key={`${property} ${message}`} className="flex gap-2 text-small">
              <Icon shape={CircleAlert} size={18} className="mt-px text-err" />
              <TextLink data-problem href={href} isInline className="min-w-0 text-err">
                {message}
              </TextLink>
            </li>
          ))}
          {warnings.map(({ message }) => (
            <li key={message} className="text-small text-warn">
              {message}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
