import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import { MAX_QUERY_LENGTH } from "#features/content/help-search.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { HelpPage } from "#features/content/ui/help-page.tsx"
import { env } from "#platform/server/env.ts"
import type { Route } from "./+types/help"

export function loader({ url }: Route.LoaderArgs) {
  const page = findContentPage("hilfe")
  if (!page) throw pageNotFound(url)
  const asked = (url.searchParams.get("q") ?? "").slice(0, MAX_QUERY_LENGTH)
  return { page, asked, operatorEmail: env().OPERATOR_EMAIL }
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { page } = at.loaderData
  return textMeta(page, trailFromHome(page.title), at)
}

export default function Help({ loaderData }: Route.ComponentProps) {
  const { page, asked, operatorEmail } = loaderData
  return (
    <TextFrame page={page} trail={trailFromHome(page.title)}>
      <HelpPage key={asked} page={page} asked={asked} operatorEmail={operatorEmail} />
    </TextFrame>
  )
}
