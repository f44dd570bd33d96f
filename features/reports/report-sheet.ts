import type { ShownRestriction } from "#features/users/office/user-sheet.ts"
import type { AppealSide, AppealStatus } from "./appeal.ts"
import type { ReportReason, ReportStatus, ReportVerdict } from "./report.ts"
import type { ReportSubject } from "./report-path.ts"

/** What was reported, as it stands there now. */
export interface ReportedContent {
  kind: ReportSubject
  title: string
  /** Where everybody sees it; null: nobody does any more. */
  path: string | null
  author: { id: number; name: string } | null
  facts: { term: string; description: string }[]
  text: string
  /** What came instead of words, or with them: the addresses of its files. */
  photo?: { small: string; large: string } | null
  restriction: ShownRestriction | null
  /** Why it cannot be restricted now. */
  obstacle: string | null
  /** What others have booked with the person whose account would be blocked. */
  guestBookings: number
}

export interface OtherReport {
  path: string
  reason: ReportReason
  status: ReportStatus
  createdAt: string
}

/** A report as the back office decides about it. */
export interface ReportSheet {
  id: number
  ref: string
  subjectTitle: string
  reason: ReportReason
  explanation: string
  reporter: { id: number | null; name: string; email: string }
  createdAt: string
  decision: { verdict: ReportVerdict; reasons: string; decidedAt: string } | null
  appealPath: string | null
  content: ReportedContent
  others: OtherReport[]
  mayDecide: boolean
}

/** A complaint as the back office decides about it. */
export interface AppealSheet {
  id: number
  ref: string
  side: AppealSide
  title: string
  explanation: string
  appellant: { id: number | null; email: string }
  createdAt: string
  /** The decision that it is against. */
  decision: { reasons: string; decidedAt: string; restriction: ShownRestriction | null }
  reportPath: string | null
  status: AppealStatus
  reasons: string
  decidedAt: string | null
  content: ReportedContent
  mayDecide: boolean
}
