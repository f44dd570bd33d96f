import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { findForKin } from "#features/flight-day/server/kin-links.ts"
import { KinCard } from "#features/flight-day/ui/kin-card.tsx"
import { minutes } from "#platform/duration.ts"
import type { Route } from "./+types/kin"

/** Who waits at home looks again and again. */
const NEWS_EVERY_MS = minutes(1)

/** How a flight stands, for somebody at home who has the link of a guest. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const view = await findForKin(db, url.searchParams.get("t") ?? "")
  if (!view) throw pageNotFound(url)
  return { view }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Unterwegs", isPrivate: true })

export default function Kin({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, NEWS_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return <KinCard view={loaderData.view} />
}
