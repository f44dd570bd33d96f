import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound, pageNotFound } from "#app/page-refusal.ts"
import { OPTIONAL_MAIL_IDS } from "#features/users/settings/mail-kinds.ts"
import { getMailUnsubscription } from "#features/users/settings/server/unsubscribe-mails.ts"
import { UnsubscribeMails } from "#features/users/settings/ui/unsubscribe-mails.tsx"
import type { Route } from "./+types/unsubscribe-mails"

// the address of this page is a key: it goes into no Referer and no index
export const headers: Route.HeadersFunction = () => ({
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
})

/** Only looks. Scanners fetch every link of a mail; what ends the mails is the post. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const userId = idInPath(params.userId, url)
  const mail = OPTIONAL_MAIL_IDS.find((id) => id === params.mail)
  if (!mail) throw pageNotFound(url)
  const { db } = context.get(pageContext)
  return orNotFound(getMailUnsubscription(db, { userId, mail, key: params.key }))
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Abbestellen", isPrivate: true })

export default function UnsubscribeMailsPage({ loaderData }: Route.ComponentProps) {
  return <UnsubscribeMails {...loaderData} />
}
