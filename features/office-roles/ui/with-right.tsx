import type { ReactNode } from "react"
import type { OfficeRight } from "../office-right.ts"
import { sentenceOfMissingRight } from "../office-role-labels.ts"
import { useOfficeRights } from "./office-rights.tsx"

interface WithRightProps {
  right: OfficeRight
  /** Says which role has the right, where nothing at all would be a riddle. */
  isExplained?: true
  children: ReactNode
}

/** Shows what somebody may do to whoever may. */
export function WithRight({ right, isExplained, children }: WithRightProps) {
  const has = useOfficeRights()
  if (has(right)) return children
  return isExplained && <p className="text-ui text-ink2">{sentenceOfMissingRight(right)}</p>
}
