import { data } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { findOfferState, takeEmail } from "#features/auth/credentials/server/offered/take-email.tsx"
import { OfferedEmail } from "#features/auth/credentials/ui/offered-email.tsx"
import type { Route } from "./+types/offered-email"

// the address of this page is a secret: it goes into no Referer and no index
const SECRET_ADDRESS = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" }

export const headers: Route.HeadersFunction = () => SECRET_ADDRESS

/** Only looks: scanners fetch every link of a mail. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const state = await findOfferState(context.get(pageContext).db, params.token)
  return data({ state }, { status: state === "over" ? 410 : 200 })
}

/** The owner's click. */
export async function action({ context, params }: Route.ActionArgs) {
  const { db, address } = context.get(pageContext)
  await takeEmail(db, { token: params.token, address })
  return null
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Neue Mailadresse", isPrivate: true })

export default function OfferedEmailPage({ loaderData }: Route.ComponentProps) {
  return <OfferedEmail state={loaderData.state} />
}
