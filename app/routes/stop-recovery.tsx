import { data } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import {
  findRecoveryState,
  stopRecovery,
} from "#features/auth/second-factor/server/request-recovery.tsx"
import { StopRecovery } from "#features/auth/second-factor/ui/stop-recovery.tsx"
import type { Route } from "./+types/stop-recovery"

// the address of this page is a secret: it goes into no Referer and no index
const SECRET_ADDRESS = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" }

export const headers: Route.HeadersFunction = () => SECRET_ADDRESS

/** Only looks: scanners fetch every link of a mail. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const state = await findRecoveryState(context.get(pageContext).db, params.token)
  return data({ state }, { status: state === "over" ? 410 : 200 })
}

/** The owner's click. */
export async function action({ context, params }: Route.ActionArgs) {
  const { db, address } = context.get(pageContext)
  await stopRecovery(db, { stopToken: params.token, address })
  return null
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Zugang behalten", isPrivate: true })

export default function StopRecoveryPage({ loaderData }: Route.ComponentProps) {
  return <StopRecovery state={loaderData.state} />
}
