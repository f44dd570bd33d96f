import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { getPressFigures } from "#features/content/server/press-figures.ts"
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
  const { page } = at.loaderData
  return textMeta(page, trailFromHome(page.title), at)
}

export default function Press({ loaderData }: Route.ComponentProps) {
  const { page, figures, isDemo } = loaderData
  return (
    <TextFrame page={page} trail={trailFromHome(page.title)}>
      <PressFiguresCard figures={figures} isDemo={isDemo} />
      <div className="pt-section">
        <LogoDownloads />
      </div>
      <div className="mt-section">
        <ReadingPage page={page} />
      </div>
    </TextFrame>
  )
}
