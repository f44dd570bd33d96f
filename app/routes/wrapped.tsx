import { data } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { getCommunityPage } from "#features/wrapped/server/community-page.ts"
import { getOwnYearPage } from "#features/wrapped/server/own-year-page.ts"
import { isCardKind } from "#features/wrapped/story-card.ts"
import { WRAPPED_PATH } from "#features/wrapped/wrapped-paths.ts"
import { env } from "#platform/server/env.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import type { Route } from "./+types/wrapped"

/** Signed in the own year, else that of all. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = findContentPage("wrapped")
  if (!page) throw pageNotFound(url)
  const { db, user } = context.get(pageContext)
  const askedFor = url.searchParams.get("jahr")
  const card = url.searchParams.get("bild") ?? ""
  const shared = { page, picked: isCardKind(card) ? card : null, publicUrl: env().PUBLIC_URL }
  const view = user
    ? await getOwnYearPage(db, user, askedFor)
    : await getCommunityPage(db, askedFor)
  return data({ ...shared, isOwn: user !== null, view }, "asked" in view ? 404 : 200)
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { page, view, isOwn } = at.loaderData
  if ("asked" in view || isOwn) return pageMeta({ title: page.title, isPrivate: true })
  return textMeta(page, trailFromHome(page.title), at)
}

// each page is one of them
const ownYear = sectionFrom(() =>
  import("#features/wrapped/ui/own-year.tsx").then((module) => module.OwnYear),
)
const communityYear = sectionFrom(() =>
  import("#features/wrapped/ui/community-year.tsx").then((module) => module.CommunityYear),
)
const noYear = sectionFrom(() =>
  import("#features/wrapped/ui/no-year.tsx").then((module) => module.NoYear),
)
const explained = textFrom(() =>
  import("#features/content/ui/reading-page.tsx").then((module) => module.ReadingPage),
)

export default function Wrapped({ loaderData }: Route.ComponentProps) {
  const { page, view, picked, publicUrl, isOwn } = loaderData
  const trail = trailFromHome(page.title)
  if ("asked" in view) {
    return <LazySection section={noYear} given={{ ...view, of: isOwn ? "person" : "community" }} />
  }
  if ("shares" in view) {
    return <LazySection section={ownYear} given={{ view, trail, picked, publicUrl }} />
  }
  return (
    <TextFrame page={page} trail={trail}>
      <div className="pt-10">
        <LazySection section={communityYear} given={{ view }} />
      </div>
      <div className="mt-section mb-section rounded-card border border-line bg-surface p-card">
        <h2 className="text-h3">Dein eigenes Jahr</h2>
        <p className="mt-2 max-w-text text-ink2">
          Bist du angemeldet, steht hier, was du geflogen bist. Das siehst nur du.
        </p>
        <div className="mt-5">
          <ButtonLink href={loginPath(WRAPPED_PATH)}>Anmelden</ButtonLink>
        </div>
      </div>
      <LazyText text={explained} given={{ page }} />
    </TextFrame>
  )
}
