import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { appealByForm } from "#features/reports/server/appeal-by-form.ts"
import { appealView } from "#features/reports/server/appeal-view.ts"
import { findContested } from "#features/reports/server/find-appeal-case.ts"
import { AppealPage } from "#features/reports/ui/appeal-page.tsx"
import type { Route } from "./+types/appeal"

// the address of this page is a key: it goes into no Referer and no index
export const headers: Route.HeadersFunction = () => ({
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
})

export async function loader(call: Route.LoaderArgs) {
  return appealView(await contestedOf(call))
}

/** The form as a plain post: a complaint needs no script and no login. */
export async function action(call: Route.ActionArgs) {
  const { db, user, address } = call.context.get(pageContext)
  const contested = await contestedOf(call)
  return appealByForm(db, contested, await call.request.formData(), { user, address })
}

type AppealCall = Pick<Route.LoaderArgs, "context" | "params" | "url">

async function contestedOf({ context, params, url }: AppealCall) {
  const contested = await findContested(context.get(pageContext).db, params)
  if (!contested) throw pageNotFound(url)
  return contested
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Widersprechen", isPrivate: true })

export default function AppealRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AppealPage contested={loaderData} refused={actionData ?? undefined} />
}
