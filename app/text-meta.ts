import type { MetaDescriptor } from "react-router"
import { pageMeta } from "#app/page-meta.ts"
import type { PageAt } from "#app/public-address.ts"
import { type Crumb, trailForSearch } from "#app/trail-for-search.ts"
import type { ContentPage } from "#features/content/content-page.ts"
import { faqStructuredData } from "#features/content/structured-data.ts"

interface TextMeta extends Pick<ContentPage, "title" | "description" | "faq"> {
  /** Of the shared picture: the last part of the page's address. */
  slug: string
  isPrivate?: boolean
}

/** What a page with a text of `content/` says of itself; JSON-LD by the server alone (page-meta.ts). */
export function textMeta(page: TextMeta, trail: readonly Crumb[], at: PageAt): MetaDescriptor[] {
  const { slug, faq, ...said } = page
  const meta = pageMeta({ ...said, picture: `/teilen/${slug}.png` }, at)
  if (!import.meta.env.SSR) return meta
  const questions = faqStructuredData({ faq })
  return [
    ...meta,
    ...(questions ? [{ "script:ld+json": questions }] : []),
    { "script:ld+json": trailForSearch(trail, at) },
  ]
}
