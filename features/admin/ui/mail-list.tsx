import { Paperclip } from "lucide"
import { Link } from "react-router"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { type KeptMailRow, keptMailPath } from "../kept-mail.ts"

/** Mails as a list, newest first: subject, recipient, time. */
export function MailList({ mails }: { mails: readonly KeptMailRow[] }) {
  return (
    <Card inset="none">
      <ul>
        {mails.map((mail) => (
          <li
            key={mail.id}
            className="relative border-t border-line px-card py-4 transition-colors first:border-t-0 hover:bg-sunken"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
              <Link
                to={keptMailPath(mail.id)}
                className="min-w-0 font-semibold after:absolute after:inset-0 after:-outline-offset-3 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                {mail.subject}
              </Link>
              <time dateTime={mail.createdAt} className="text-small text-ink3">
                {formatInstant(new Date(mail.createdAt), HOME_ZONE)}
              </time>
            </div>
            <p className="mt-0.5 flex items-center gap-2 text-small text-ink2">
              <span className="min-w-0 break-words">an {mail.recipient}</span>
              {mail.attachmentCount > 0 && (
                <span>
                  <Icon shape={Paperclip} size={16} />
                  <VisuallyHidden>mit Anhang</VisuallyHidden>
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
