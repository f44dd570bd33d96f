import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { listMails } from "#features/admin/server/mailbox-queries.ts"
import { MailList } from "#features/admin/ui/mail-list.tsx"
import { MailboxFrame } from "#features/admin/ui/mailbox-frame.tsx"
import { env } from "#platform/server/env.ts"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { Route } from "./+types/dev-mailbox"

/** Answers only where no real mail leaves (architecture, running it). */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!env().isDemo) throw pageNotFound(url)
  return { mails: await listMails(context.get(pageContext).db) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Probe-Postfach", isPrivate: true })

const REFRESH_MS = 4000

export default function DevMailbox({ loaderData }: Route.ComponentProps) {
  const { mails } = loaderData
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && state === "idle") void revalidate()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [revalidate, state])
  return (
    <MailboxFrame>
      <h1 className="mb-5 text-title">Postfach</h1>
      {mails.length > 0 ? (
        <MailList mails={mails} />
      ) : (
        <EmptyState title="Noch keine Mail">
          Melde dich mit einem Code an oder frag einen Platz an, dann kommt hier etwas an. Die Seite
          sieht alle vier Sekunden nach.
        </EmptyState>
      )}
    </MailboxFrame>
  )
}
