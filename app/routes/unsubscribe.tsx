import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { getUnsubscription } from "#features/subscriptions/server/unsubscription.ts"
import { Unsubscribe } from "#features/subscriptions/ui/unsubscribe.tsx"
import type { Route } from "./+types/unsubscribe"

// the address of this page is a key: it goes into no Referer and no index
export const headers: Route.HeadersFunction = () => ({
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
})

/** Only looks. Scanners fetch every link of a mail; what ends a subscription is the post. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = idInPath(params.subscriptionId, url)
  const { deleteActivation } = params
  return orNotFound(getUnsubscription(context.get(pageContext).db, { id, deleteActivation }))
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Abbestellen", isPrivate: true })

export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  return <Unsubscribe unsubscription={loaderData} />
}
