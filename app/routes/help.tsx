import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { trailForSearch } from "#app/trail-for-search.ts"
import { LONGEST_QUERY } from "#features/content/help-search.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { faqStructuredData } from "#features/content/structured-data.ts"
import { ContentHero } from "#features/content/ui/content-hero.tsx"
import { HelpPage } from "#features/content/ui/help-page.tsx"
import { env } from "#platform/server/env.ts"
import type { Route } from "./+types/help"

export function loader({ url }: Route.LoaderArgs) {
  const page = findContentPage("hilfe")
  if (!page) throw pageNotFound(url)
  const asked = (url.searchParams.get("q") ?? "").slice(0, LONGEST_QUERY)
  return { page, asked, operatorEmail: env().OPERATOR_EMAIL }
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { page } = at.loaderData
  const { title, description } = page
  const questions = faqStructuredData(page)
  return [
    ...pageMeta({ title, description, picture: "/teilen/hilfe.png" }, at),
    ...(questions ? [{ "script:ld+json": questions }] : []),
    { "script:ld+json": trailForSearch(trailOf(title), at) },
  ]
}

function trailOf(title: string) {
  return [{ label: "Startseite", href: "/de" }, { label: title }]
}

export default function Help({ loaderData }: Route.ComponentProps) {
  const { page, asked, operatorEmail } = loaderData
  return (
    <>
      <ContentHero
        title={page.title}
        lead={page.lead}
        trail={trailOf(page.title)}
        terrain={page.terrain}
        time={page.time}
        seed={28}
        height="low"
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <HelpPage key={asked} page={page} asked={asked} operatorEmail={operatorEmail} />
      </div>
    </>
  )
}
