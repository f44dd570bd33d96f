import { Paperclip } from "lucide"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { findMail } from "#features/admin/server/mailbox-queries.ts"
import { MailBody } from "#features/admin/ui/mail-body.tsx"
import { MailboxFrame } from "#features/admin/ui/mailbox-frame.tsx"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { buttonStyle } from "#ui/buttons/button-style.ts"
import { Card } from "#ui/elements/card.tsx"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import type { Route } from "./+types/dev-mail"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!env().isDemo) throw pageNotFound(url)
  const mail = await findMail(context.get(pageContext).db, params.mailId)
  if (!mail) throw pageNotFound(url)
  const { attachments, ...rest } = mail
  return {
    ...rest,
    attachments: attachments.map(({ filename, contentType, content, encoding }) => ({
      filename,
      href: `data:${contentType.replaceAll(" ", "")};base64,${Buffer.from(content, encoding === "base64" ? encoding : "utf8").toString("base64")}`,
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.subject ?? "Probe-Postfach", isPrivate: true })

export default function DevMail({ loaderData: mail }: Route.ComponentProps) {
  return (
    <MailboxFrame>
      <TextLink href="/dev/postfach">Alle Mails</TextLink>
      <h1 className="mt-4 text-title">{mail.subject}</h1>
      <p className="mt-2 text-ui text-ink2">
        an {mail.recipient},{" "}
        <time dateTime={mail.createdAt}>
          <WholeParts>{formatInstant(new Date(mail.createdAt), HOME_ZONE)}</WholeParts>
        </time>
      </p>
      {mail.attachments.length > 0 && (
        <ul aria-label="Anhänge" className="mt-5 flex flex-wrap gap-2">
          {mail.attachments.map((attachment) => (
            <li key={attachment.filename}>
              <a
                href={attachment.href}
                download={attachment.filename}
                className={buttonStyle({ variant: "secondary", size: "small" })}
              >
                <Icon shape={Paperclip} size={16} />
                {attachment.filename}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Card inset="none" className="mt-6">
        {mail.html === "" ? (
          <p className="p-card text-ui text-ink2">Der Text ist nach 90 Tagen gelöscht.</p>
        ) : (
          <MailBody key={mail.id} html={mail.html} title={`Mail: ${mail.subject}`} />
        )}
      </Card>
      <div className="mt-8">
        <DisclosureList>
          <Disclosure title="Als reiner Text">
            <pre className="font-mono text-small whitespace-pre-wrap">{mail.text}</pre>
          </Disclosure>
        </DisclosureList>
      </div>
    </MailboxFrame>
  )
}
