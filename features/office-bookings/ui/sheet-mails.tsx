import { MailStatusBadge } from "#features/admin/ui/mail-status-badge.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import type { SheetMail } from "../booking-sheet.ts"
import { ResendForm } from "./resend-form.tsx"
import { Instant, SheetPart } from "./sheet-part.tsx"

/** What was mailed about a booking: subject, to whom, how far, and each text where one opens it. */
export function SheetMails({ mails }: { mails: readonly SheetMail[] }) {
  return (
    <SheetPart id="mails" title="Mails">
      {mails.length === 0 ? (
        <p className="text-ui text-ink2">Dazu ist keine Mail verschickt.</p>
      ) : (
        <ul className="divide-y divide-line">
          {mails.map((mail) => (
            <li key={mail.number} className="py-3 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
                <p className="min-w-0 font-semibold wrap-anywhere">{mail.subject}</p>
                <MailStatusBadge status={mail.status} />
              </div>
              <p className="text-small text-ink3 wrap-anywhere">
                an {mail.recipient}, <Instant at={mail.createdAt} />
              </p>
              {mail.text === null ? (
                <p className="mt-1 text-small text-ink3">
                  {mail.isTextDeleted
                    ? "Der Text ist nach 90 Tagen gelöscht."
                    : "Der Text enthält einen Code oder ist gelöscht."}
                </p>
              ) : (
                <details className="mt-1 text-ui">
                  <summary className="inline-flex min-h-9 items-center text-small font-semibold text-link underline underline-offset-4">
                    Text lesen<span className="sr-only">: {mail.subject}</span>
                  </summary>
                  <p className="mt-1 rounded-panel bg-sunken p-4 text-small whitespace-pre-line wrap-anywhere">
                    {mail.text}
                  </p>
                </details>
              )}
              {mail.mayResend && (
                <div className="mt-2">
                  <WithRight right="mails.send">
                    <ResendForm mail={mail} />
                  </WithRight>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </SheetPart>
  )
}
