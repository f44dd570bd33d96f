import { VettingSheet } from "#app/flight-page/vetting-sheet.tsx"
import { FailedJobs } from "#features/admin/ui/failed-jobs.tsx"
import { FailedRefunds } from "#features/admin/ui/failed-refunds.tsx"
import { FailingRows } from "#features/admin/ui/failing-rows.tsx"
import { HeldPayouts } from "#features/admin/ui/held-payouts.tsx"
import { OutboxList } from "#features/admin/ui/outbox-list.tsx"
import { ApprovalList } from "#features/approvals/ui/approval-list.tsx"
import { OccurrenceSheet } from "#features/occurrences/ui/occurrence-sheet.tsx"
import { PaymentFlagList } from "#features/payments/ui/payment-flag-list.tsx"
import { AppealSheet } from "#features/reports/ui/appeal-sheet.tsx"
import { ReportSheet } from "#features/reports/ui/report-sheet.tsx"
import { OfficeNoteList } from "#features/reviews/ui/office-notes.tsx"
import { ReviewFlagSheet } from "#features/reviews/ui/review-flag-sheet.tsx"
import { DisputeCaseCard } from "#features/settlements/ui/dispute-case.tsx"
import { ObjectionCase } from "#features/settlements/ui/objection-case.tsx"
import { DocumentReview } from "#features/verification/ui/document-review.tsx"
import { WithdrawalCasePanel } from "#features/withdrawals/ui/withdrawal-case.tsx"
import type { CaseForm as LoadedForm } from "./load-case-form.ts"

/** Where a case is decided: the form of its kind, as it stands on the page of the thing itself. */
export function CaseForm({ form }: { form: LoadedForm }) {
  switch (form.kind) {
    case "approval":
      return <ApprovalList open={form.approvals} past={[]} />
    case "document":
      return <DocumentReview document={form.document} today={form.today} />
    case "flight":
      return form.vetting ? <VettingSheet loaded={form.vetting} /> : null
    case "report":
      return <ReportSheet report={form.report} />
    case "appeal":
      return <AppealSheet appeal={form.appeal} />
    case "review-flag":
      return <ReviewFlagSheet flag={form.flag} />
    case "occurrence":
      return <OccurrenceSheet occurrence={form.occurrence} />
    case "objection":
      return <ObjectionCase view={form.view} />
    case "withdrawal":
      return (
        <WithdrawalCasePanel
          withdrawal={form.withdrawal}
          vouchers={form.vouchers}
          draft={form.draft}
        />
      )
    case "flag":
      return (
        <div className="grid gap-6">
          {form.disputeCases.map((view) => (
            <DisputeCaseCard key={view.id} view={view} />
          ))}
          <PaymentFlagList entries={form.flags} />
        </div>
      )
    case "office-note":
      return <OfficeNoteList notes={form.notes} />
    case "refund":
      return <FailedRefunds refunds={form.refunds} />
    case "payout":
      return <HeldPayouts payouts={form.payouts} />
    case "mail":
      return <OutboxList entries={form.mails} />
    case "job":
      return <FailedJobs entries={form.jobs} />
    case "failing-row":
      return <FailingRows entries={form.rows} />
    // what has no form is looked at where the case leads
    case "address":
    case "security":
    case "held-seats":
      return null
  }
}
