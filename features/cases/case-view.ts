import type { CaseOwner } from "./case-list.ts"

/** What the back office has noted down about a case. */
export interface CaseNote {
  id: number
  text: string
  author: string
  /** ISO instant. */
  at: string
}

/** Who sees to a case, what they have noted, and to whom it can be handed on. */
export interface CaseDesk {
  owner: CaseOwner | null
  notes: CaseNote[]
  people: CaseOwner[]
}
