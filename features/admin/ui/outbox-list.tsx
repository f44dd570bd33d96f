import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { ListedMail } from "../outbox-list.ts"
import { callResendMail } from "./admin-calls.ts"
import { MailStatusBadge } from "./mail-status-badge.tsx"
import { RetryButton } from "./retry-button.tsx"

/** One page of the outbox: what, to whom, how far; never what a mail says. */
export function OutboxList({ entries }: { entries: readonly ListedMail[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt keine Mail">
        In dieser Ansicht gibt es keine. Mails mit Codes werden nach einem Tag gelöscht.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((mail) => (
          <li
            key={mail.number}
            className="grid gap-x-6 gap-y-2 px-card py-4 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-break-word">{mail.subject}</p>
              <p className="text-ui text-ink2 wrap-break-word">an {mail.recipient}</p>
              <p className="text-small text-ink3">
                {mail.sort}, geschrieben {formatInstant(new Date(mail.createdAt), HOME_ZONE)}
                {mail.status === "sent" &&
                  mail.sentAt &&
                  `, verschickt ${formatInstant(new Date(mail.sentAt), HOME_ZONE)}`}
              </p>
              {mail.problem && (
                <p className="mt-1 text-small text-err wrap-break-word">
                  {mail.attempts === 1 ? "1 Versuch" : `${mail.attempts} Versuche`}, zuletzt:{" "}
                  {mail.problem}
                </p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-3 self-center md:justify-end">
              {mail.status === "failed" && (
                <WithRight right="mails.send">
                  <RetryButton
                    subject={mail.subject}
                    retry={(intent) => callResendMail(mail.number, intent)}
                  />
                </WithRight>
              )}
              <MailStatusBadge status={mail.status} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
