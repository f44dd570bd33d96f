import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { DAYS_AHEAD, MAX_OPEN_REQUESTS } from "#features/flight-requests/flight-request.ts"
import { parseRequestParams } from "#features/flight-requests/request-address.ts"
import { prefillFlightRequest } from "#features/flight-requests/server/prefill-flight-request.ts"
import { countLive } from "#features/flight-requests/server/save-flight-request.ts"
import { today } from "#features/flight-requests/server/today.ts"
import { FlightRequestSteps } from "#features/flight-requests/ui/flight-request-steps.tsx"
import { useClosed } from "#features/settings/ui/settings-context.ts"
import { addDays } from "#platform/days.ts"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import type { Route } from "./+types/flight-request"

/** The form, begun with what the address says (the search leads here), above what a Gesuch is. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = findContentPage("gesuch")
  if (!page) throw pageNotFound(url)
  const { db, user } = context.get(pageContext)
  const openRequests = user ? await countLive(db, user.userId) : 0
  return {
    page,
    start: await prefillFlightRequest(db, parseRequestParams(url.searchParams)),
    key: url.search,
    today: today(),
    farthestDay: addDays(today(), DAYS_AHEAD),
    isSignedIn: user !== null,
    isFull: openRequests >= MAX_OPEN_REQUESTS,
  }
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { page } = at.loaderData
  return textMeta(page, trailFromHome(page.title), at)
}

const full = sectionFrom(() =>
  import("#features/flight-requests/ui/flight-request-full.tsx").then(
    ({ FlightRequestsFull }) => FlightRequestsFull,
  ),
)
const aside = textFrom(() =>
  import("#features/flight-requests/ui/flight-request-aside.tsx").then(
    ({ FlightRequestAside }) => FlightRequestAside,
  ),
)
const explained = textFrom(() =>
  import("#features/content/ui/reading-page.tsx").then(({ ReadingPage }) => ReadingPage),
)

export default function FlightRequest({ loaderData }: Route.ComponentProps) {
  const { page, start, key, isSignedIn, isFull } = loaderData
  const closed = useClosed("flightRequests")
  return (
    <TextFrame page={page} trail={trailFromHome(page.title)}>
      <div className="grid items-start gap-x-16 gap-y-10 pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-12">
        {isFull ? (
          <LazySection section={full} given={{}} />
        ) : (
          <Card elevation="raised" className="noscript:hidden">
            <p className="mb-6 text-small text-ink2">
              Bis zu {MAX_OPEN_REQUESTS} Gesuche können gleichzeitig offen sein. Es kostet nichts
              und verpflichtet zu nichts.
            </p>
            {closed ? (
              <Notice tone="warn">{closed}</Notice>
            ) : (
              <FlightRequestSteps
                // another search is another form
                key={key}
                start={start}
                today={loaderData.today}
                farthestDay={loaderData.farthestDay}
                isSignedIn={isSignedIn}
              />
            )}
          </Card>
        )}
        <noscript>
          <p>
            Ein Gesuch aufzugeben braucht JavaScript. Ohne hilft die{" "}
            <a href="/de/suche?umkreis=200" className="text-link underline">
              Suche in größerem Umkreis
            </a>
            .
          </p>
        </noscript>
        <div className="lg:sticky lg:top-6">
          <LazyText text={aside} given={{}} />
        </div>
      </div>
      <div className="mt-section">
        <LazyText text={explained} given={{ page }} />
      </div>
    </TextFrame>
  )
}
