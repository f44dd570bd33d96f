import type { ReactNode } from "react"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { headingsOf, parseListAddress } from "#platform/list-address.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { DataTable } from "#ui/navigation/data-table.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import {
  type ListedMail,
  OUTBOX_LIST,
  type OutboxColumn,
  type OutboxQuery,
} from "../outbox-list.ts"
import { callResendMail } from "./admin-calls.ts"
import { MailStatusBadge } from "./mail-status-badge.tsx"
import { RetryButton } from "./retry-button.tsx"

const CELLS: Record<OutboxColumn, (mail: ListedMail) => ReactNode> = {
  subject: ({ subject, problem, attempts }) => (
    <>
      <span className="font-semibold">{subject}</span>
      {problem && (
        <span className="block text-small text-err">
          {attempts === 1 ? "1 Versuch" : `${attempts} Versuche`}, zuletzt:{" "}
          <samp className="font-sans">{problem}</samp>
        </span>
      )}
    </>
  ),
  recipient: ({ recipient }) => recipient,
  sort: ({ sort }) => sort,
  created: ({ createdAt }) => formatInstant(new Date(createdAt), HOME_ZONE),
  sent: ({ sentAt }) => (sentAt ? formatInstant(new Date(sentAt), HOME_ZONE) : "–"),
  attempts: ({ attempts }) => attempts,
  status: (mail) => (
    <span className="flex flex-wrap items-center gap-2">
      <MailStatusBadge status={mail.status} />
      {mail.status === "failed" && (
        <WithRight right="mails.send">
          <RetryButton
            subject={mail.subject}
            retry={(intent) => callResendMail(mail.number, intent)}
          />
        </WithRight>
      )}
    </span>
  ),
}

const USUAL = parseListAddress(OUTBOX_LIST, new URLSearchParams())

interface OutboxListProps {
  entries: readonly ListedMail[]
  /** Without it the usual columns, which nothing sorts. */
  query?: OutboxQuery
  selection?: RowSelection
}

/** One page of the outbox: what, to whom, how far; never what a mail says. */
export function OutboxList({ entries, query, selection }: OutboxListProps) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt keine Mail">
        In dieser Ansicht gibt es keine. Mails mit Codes werden nach einem Tag gelöscht.
      </EmptyState>
    )
  }
  return (
    <DataTable
      caption="Mails"
      columns={headingsOf(OUTBOX_LIST, query ?? USUAL).map((column) => ({
        ...column,
        cell: CELLS[column.key],
        isEnd: column.key === "attempts",
        className: column.key === "subject" ? "lg:min-w-56" : "",
        sort: query && column.sort,
      }))}
      rows={entries}
      keyOf={({ number }) => String(number)}
      nameOf={({ subject, recipient }) => `„${subject}“ an ${recipient}`}
      selection={selection}
    />
  )
}
