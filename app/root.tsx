import { Suspense, useEffect } from "react"
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useNavigation,
  useRouteLoaderData,
} from "react-router"
import { redirectToCanonicalPath } from "#app/canonical-path.ts"
import { DeferredScripts } from "#app/deferred-scripts.tsx"
import { errorStatus } from "#app/error-status.ts"
import { useNonce } from "#app/nonce.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { reportLostPart } from "#app/report-lost-part.ts"
import { useFreshBuild } from "#app/use-fresh-build.ts"
import { useKeptSession } from "#app/use-kept-session.ts"
import { useOfflinePage } from "#app/use-offline-page.ts"
import { listFavouriteFlightIds } from "#features/favourites/server/favourites-queries.ts"
import { ChargesNoVat } from "#features/flights/core/ui/vat-note.ts"
import { publicSettings } from "#features/settings/server/public-settings.ts"
import { PublicSettingsContext } from "#features/settings/ui/settings-context.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { publicName } from "#features/users/core/user.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { CATALOGUE_PATH } from "#platform/messages/load-catalogue.ts"
import { env } from "#platform/server/env.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { ProgressIndicator } from "#ui/feedback/progress-indicator.tsx"
import { inOwnTurn } from "#ui/loading/in-own-turn.ts"
import { LostPartContext } from "#ui/loading/lazy-part.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { takenOver } from "#ui/loading/takeover.ts"
import { fontsToPreload } from "#ui/style/font-files.ts"
import { THEME_COLOURS } from "#ui/style/theme-colours.ts"
import type { Route } from "./+types/root"
import styleSheet from "./app.css?url"

/** Stands before every page and its data: what the process refuses or sends elsewhere. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request, url, pattern }) => {
    const instead = context.get(pageContext).answerInstead(url)
    if (instead) throw instead
    redirectToCanonicalPath(request, url, pattern)
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  const view = user?.view
  return {
    userId: user?.userId ?? null,
    view: view && {
      name: publicName(await getOwnUser(db, user.userId)),
      endsAt: view.endsAt.toISOString(),
    },
    notedFlightIds: user ? await listFavouriteFlightIds(db, user.userId) : [],
    publicUrl: env().PUBLIC_URL,
    chargesNoVat: env().OPERATOR_SMALL_BUSINESS,
    settings: publicSettings(user),
    year: Number(isoDay(clock.now(), HOME_ZONE).slice(0, 4)),
  }
}

export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return pageMeta({})
  return pageMeta({ title: `Error ${errorStatus(error)}` })
}

const THEMES = ["light", "dark"] as const

/*
 * By its address: a style sheet that belongs to a script is linked under another address than the one
 * by which scripts that come later ask for it (React Router 8.4 adds a "#", which Vite's loader takes
 * for another file), so the whole page would be styled and laid out anew while it is taken over.
 */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styleSheet }]

/** Specification, section 9. */
const BACK_FORWARD_RELOAD_MS = 10

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useNonce()
  const view = useRouteLoaderData<typeof loader>("root")?.view
  useEffect(() => {
    void takenOver().then(() => document.body.classList.add("hydrated"))
    const reloadWhenRestored = (event: PageTransitionEvent) => {
      if (event.persisted) setTimeout(() => window.location.reload(), BACK_FORWARD_RELOAD_MS)
    }
    window.addEventListener("pageshow", reloadWhenRestored)
    return () => window.removeEventListener("pageshow", reloadWhenRestored)
  }, [])
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* where components that bring a style element of their own look for the nonce */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {fontsToPreload.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="preload" href={CATALOGUE_PATH} as="fetch" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {THEMES.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={THEME_COLOURS[theme]}
          />
        ))}
        <Meta />
        {/* the nonce of the development server's style sheet is known to the server alone, and none is needed */}
        <Links {...(import.meta.env.DEV && { nonce: "" })} />
      </head>
      <body>
        {view && <LazySection section={viewBar} given={view} />}
        {children}
        <ScrollRestoration nonce={nonce} />
        <DeferredScripts nonce={nonce} />
      </body>
    </html>
  )
}

const pageAlerts = sectionFrom(() =>
  import("#app/page-alerts.tsx").then((module) => module.PageAlerts),
)

const proofHost = sectionFrom(() =>
  import("#app/proof-host.tsx").then((module) => module.ProofHost),
)

const viewBar = sectionFrom(() =>
  import("#app/page-chrome/view-bar.tsx").then((module) => module.ViewBar),
)

const fetchPagesAhead = () =>
  import("#app/ahead/fetch-pages-ahead.ts").then(
    (module) => module.fetchPagesAhead(),
    () => undefined,
  )

const failedPage = sectionFrom(() =>
  import("#app/failed-page.tsx").then((module) => module.FailedPage),
)

export default function App({ loaderData }: Route.ComponentProps) {
  const navigation = useNavigation()
  // it has to be here before the network is gone
  useEffect(() => inOwnTurn(() => void failedPage.load().catch(() => undefined)), [])
  useEffect(() => void takenOver().then(fetchPagesAhead), [])
  useFreshBuild()
  useOfflinePage()
  useKeptSession(loaderData.userId)
  return (
    <LostPartContext value={reportLostPart}>
      <ProgressIndicator isBusy={navigation.state !== "idle"} />
      <LazySection section={pageAlerts} given={{}} />
      {loaderData.userId !== null && (
        <LazySection section={proofHost} given={{ userId: loaderData.userId }} />
      )}
      <ChargesNoVat value={loaderData.chargesNoVat}>
        <PublicSettingsContext value={loaderData.settings}>
          <Outlet />
        </PublicSettingsContext>
      </ChargesNoVat>
    </LostPartContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    // an error opens no transition in which the page before could stay
    <Suspense>
      <LazySection section={failedPage} given={{ error }} />
    </Suspense>
  )
}
