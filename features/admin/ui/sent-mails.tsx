import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import type { SentMail } from "../sent-mail.ts"
import { MailStatusBadge } from "./mail-status-badge.tsx"

/** What was mailed about the thing beside it: subject, to whom, how far; never what it says. */
export function SentMails({ mails }: { mails: readonly SentMail[] }) {
  return (
    <Card as="section" labelledBy="mails">
      <h2 id="mails" className="mb-4 text-h3">
        Mails
      </h2>
      {mails.length === 0 ? (
        <p className="text-ui text-ink2">Dazu ist keine Mail verschickt.</p>
      ) : (
        <ul className="divide-y divide-line">
          {mails.map((mail) => (
            <li
              key={mail.number}
              className="grid items-center justify-items-start gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-break-word">{mail.subject}</p>
                <p className="text-small text-ink3 wrap-break-word">
                  an {mail.recipient}, {formatInstant(new Date(mail.createdAt), HOME_ZONE)}
                </p>
              </div>
              <MailStatusBadge status={mail.status} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
