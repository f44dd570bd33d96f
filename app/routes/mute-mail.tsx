import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { getMuteView } from "#features/users/settings/server/mute-mail.ts"
import { MuteMail } from "#features/users/settings/ui/mute-mail.tsx"
import type { Route } from "./+types/mute-mail"

// the address of this page is a key: it goes into no Referer and no index
export const headers: Route.HeadersFunction = () => ({
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
})

/** Only looks. Scanners fetch every link of a mail; what ends such mails is the post. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { mail, key } = params
  const userId = idInPath(params.userId, url)
  return orNotFound(getMuteView(context.get(pageContext).db, { mail, userId, key }))
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Abbestellen", isPrivate: true })

export default function MuteMailPage({ loaderData }: Route.ComponentProps) {
  return <MuteMail {...loaderData} />
}
