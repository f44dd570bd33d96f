import { CircleAlert, Clock } from "lucide"
import type { RuleName } from "#features/verification/flugfit/flugfit.ts"
import { formatFlugfitVerdict } from "#features/verification/flugfit/format-verdict.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { DraftProblem } from "../../draft.ts"
import type { DraftPage } from "../../draft-page.ts"
import { placeOfRule, ruleOfProperty } from "../../fitness-places.ts"

interface FitnessRowProps {
  page: DraftPage
  problems: readonly DraftProblem[]
}

/** Everything that Flugfit holds against the flight, all of it together, each with the way to mend it. */
export function FitnessRow({ page, problems }: FitnessRowProps) {
  const { fitness, answers } = page
  const blockers = problems.flatMap(({ property, message }) => {
    const rule = ruleOfProperty(property)
    return rule ? { rule, message } : []
  })
  const warnings = (fitness?.rules ?? [])
    .filter(({ state }) => state === "warning")
    .map(({ rule, title, sentence, remedy }) => ({
      rule,
      message: `${title}: ${sentence}${remedy ? ` ${remedy}` : ""}`,
    }))
  if (!fitness && blockers.length === 0) return null
  const { planeId } = answers.flugzeug
  return (
    <li className="border-line px-card py-4 not-first:border-t">
      <h2 className="font-sans text-small font-semibold tracking-normal text-ink3">Flugfit</h2>
      {fitness && (
        <p className="mt-0.5 font-semibold text-balance">{formatFlugfitVerdict(fitness)}</p>
      )}
      <ul className="mt-2 grid gap-3 empty:hidden">
        {blockers.map((one) => (
          <Finding key={one.rule} {...one} planeId={planeId} isBlocker />
        ))}
        {warnings.map((one) => (
          <Finding key={one.rule} {...one} planeId={planeId} />
        ))}
      </ul>
    </li>
  )
}

interface FindingProps {
  rule: RuleName
  message: string
  planeId: number | null
  isBlocker?: true
}

function Finding({ rule, message, planeId, isBlocker }: FindingProps) {
  const place = placeOfRule(rule, planeId)
  return (
    <li className="flex gap-2 text-small">
      <Icon
        shape={isBlocker ? CircleAlert : Clock}
        size={18}
        className={isBlocker ? "mt-px text-err" : "mt-px text-warn"}
      />
      <div className="min-w-0">
        <p className={isBlocker ? "text-err" : "text-ink2"}>{message}</p>
        {place && (
          <TextLink href={place.path} {...(isBlocker && { "data-problem": true })}>
            {place.label}
          </TextLink>
        )}
      </div>
    </li>
  )
}
