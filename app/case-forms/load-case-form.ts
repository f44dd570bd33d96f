import { loadVetting } from "#app/flight-page/load-vetting.ts"
import { JOBS_LIST } from "#features/admin/jobs-list.ts"
import type { OpenCase } from "#features/admin/open-case.ts"
import { listFailingRowsPage } from "#features/admin/server/failing-rows-queries.ts"
import { listFailedJobs } from "#features/admin/server/jobs-queries.ts"
import { listFailedMails } from "#features/admin/server/outbox-queries.ts"
import { failingRowSubject } from "#features/admin/system-cases.ts"
import { listApprovalsFor } from "#features/approvals/server/list-approvals.ts"
import { openOccurrence } from "#features/occurrences/server/open-occurrence.ts"
import { FLAG_LIST } from "#features/payments/payment-flag.ts"
import { listFailedRefunds } from "#features/payments/server/failed-refunds.ts"
import { listPaymentFlags } from "#features/payments/server/payment-flags.ts"
import { openAppeal } from "#features/reports/server/open-appeal.ts"
import { openReport } from "#features/reports/server/open-report.ts"
import { OFFICE_NOTE_LIST } from "#features/reviews/office-note.ts"
import { listOfficeNotes } from "#features/reviews/server/list-office-notes.ts"
import { openReviewFlag } from "#features/reviews/server/open-review-flag.ts"
import { listDisputeCases } from "#features/settlements/server/disputes/dispute-cases.ts"
import { openObjectionCase } from "#features/settlements/server/objection-case.ts"
import { listHeldPayouts } from "#features/settlements/server/office-queries.ts"
import { openForReview } from "#features/verification/server/review-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { everyPage } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { loadWithdrawal } from "./load-withdrawal.ts"

/** What the form of a case shows, from the same places as the page of the thing itself. */
export async function loadCaseForm(db: Db, actor: UserActor, { kind, subject }: OpenCase) {
  const id = Number(subject)
  switch (kind) {
    case "approval": {
      const approvals = await listApprovalsFor(db, actor)
      return { kind, approvals: approvals.filter((approval) => approval.id === id) } as const
    }
    case "document": {
      const document = await openForReview(db, actor, id)
      return { kind, document, today: isoDay(clock.now(), HOME_ZONE) } as const
    }
    case "flight":
      return { kind, vetting: await loadVetting(db, actor, id) } as const
    case "report":
      return { kind, report: await openReport(db, actor, id) } as const
    case "appeal":
      return { kind, appeal: await openAppeal(db, actor, id) } as const
    case "review-flag":
      return { kind, flag: await openReviewFlag(db, actor, id) } as const
    case "occurrence":
      return { kind, occurrence: await openOccurrence(db, actor, id) } as const
    case "objection":
      return { kind, view: await openObjectionCase(db, actor, id) } as const
    case "withdrawal":
      return { kind, ...(await loadWithdrawal(db, actor, id)) } as const
    case "flag":
      return { kind, ...(await loadFlag(db, id)) } as const
    case "office-note": {
      const notes = await everyPage(OFFICE_NOTE_LIST, (query) => listOfficeNotes(db, actor, query))
      return { kind, notes: notes.filter(({ reviewId }) => reviewId === id) } as const
    }
    case "refund": {
      const refunds = await listFailedRefunds(db)
      return { kind, refunds: refunds.filter((refund) => refund.id === id) } as const
    }
    case "payout":
      return { kind, payouts: await listHeldPayouts(db, id) } as const
    case "mail": {
      const mails = await listFailedMails(db)
      return { kind, mails: mails.filter(({ number }) => number === id) } as const
    }
    case "job": {
      const jobs = await everyPage(JOBS_LIST, (query) => listFailedJobs(db, query))
      return { kind, jobs: jobs.filter((job) => job.id === subject) } as const
    }
    case "failing-row": {
      const rows = await everyPage(JOBS_LIST, (query) => listFailingRowsPage(db, query))
      return { kind, rows: rows.filter((row) => failingRowSubject(row) === subject) } as const
    }
    case "address":
    case "security":
    case "held-seats":
      return { kind } as const
  }
}

export type CaseForm = Awaited<ReturnType<typeof loadCaseForm>>

async function loadFlag(db: Db, id: number) {
  const all = await everyPage(FLAG_LIST, (query) => listPaymentFlags(db, query))
  const flags = all.filter((flag) => flag.id === id)
  const ref = flags[0]?.paymentRef
  return { flags, disputeCases: ref ? await listDisputeCases(db, ref) : [] }
}
