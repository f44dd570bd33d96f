import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { findSharedPicture } from "#features/wrapped/server/year-shares.ts"
import { SharedPicture } from "#features/wrapped/ui/shared-picture.tsx"
import { sharedPicturePath } from "#features/wrapped/wrapped-paths.ts"
import type { Route } from "./+types/wrapped-share"

// it is for those who were given its address
export const headers: Route.HeadersFunction = () => ({ "x-robots-tag": "noindex" })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await findSharedPicture(context.get(pageContext).db, params.token)
  if (!found) throw pageNotFound(url)
  const { picture: _, ...words } = found.shows
  return { token: params.token, year: found.year, words }
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { token, year, words } = at.loaderData
  return pageMeta(
    {
      title: `${words.figure}: ein Jahr in der Luft`,
      description: `${words.label}: ${words.figure}, ${words.caption} Ein Bild aus ${year}.`,
      picture: sharedPicturePath(token, "quer"),
      isPrivate: true,
    },
    at,
  )
}

export default function WrappedShare({ loaderData }: Route.ComponentProps) {
  return <SharedPicture {...loaderData} />
}
