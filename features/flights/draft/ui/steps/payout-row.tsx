import { CircleAlert } from "lucide"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { DraftProblem } from "../../draft.ts"
import { PAYOUT_PROPERTY } from "../../judge-payout.ts"

/** What hinders publishing and stands in no step: the pilot's account for payouts. */
export function PayoutRow({ problems }: { problems: readonly DraftProblem[] }) {
  const problem = problems.find(({ property }) => property === PAYOUT_PROPERTY)
  if (!problem) return null
  return (
    <li className="border-line px-card py-4 not-first:border-t">
      <h2 className="font-sans text-small font-semibold tracking-normal text-ink3">
        Auszahlungskonto
      </h2>
      <p className="mt-2 flex gap-2 text-small">
        <Icon shape={CircleAlert} size={18} className="mt-px text-err" />
        <TextLink
          data-problem
          href={`${SETTINGS_PATH}#auszahlung`}
          isInline
          className="min-w-0 text-err"
        >
          {problem.message}
        </TextLink>
      </p>
    </li>
  )
}
