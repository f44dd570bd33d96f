import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { trailForSearch } from "#app/trail-for-search.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { getPressFigures } from "#features/content/server/press-figures.ts"
import { ContentHero } from "#features/content/ui/content-hero.tsx"
import { LogoDownloads } from "#features/content/ui/logo-downloads.tsx"
import { PressFiguresCard } from "#features/content/ui/press-figures.tsx"
import { ReadingPage } from "#features/content/ui/reading-page.tsx"
import { env } from "#platform/server/env.ts"
import type { Route } from "./+types/press"

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = findContentPage("presse")
  if (!page) throw pageNotFound(url)
  const { db } = context.get(pageContext)
  return { page, figures: await getPressFigures(db), isDemo: env().isDemo }
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { title, description } = at.loaderData.page
  return [
    ...pageMeta({ title, description, picture: "/teilen/presse.png" }, at),
    { "script:ld+json": trailForSearch(trailOf(title), at) },
  ]
}

function trailOf(title: string) {
  return [{ label: "Startseite", href: "/de" }, { label: title }]
}

export default function Press({ loaderData }: Route.ComponentProps) {
  const { page, figures, isDemo } = loaderData
  return (
    <>
      <ContentHero
        title={page.title}
        lead={page.lead}
        trail={trailOf(page.title)}
        terrain={page.terrain}
        time={page.time}
        seed={17}
        height="low"
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <PressFiguresCard figures={figures} isDemo={isDemo} />
        <div className="pt-section">
          <LogoDownloads />
        </div>
        <div className="mt-section">
          <ReadingPage page={page} />
        </div>
      </div>
    </>
  )
}
