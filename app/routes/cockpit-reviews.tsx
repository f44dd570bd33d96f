import { useRevalidator } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { reviewPath } from "#features/reviews/review-paths.ts"
import { listReceivedReviews, listWrittenReviews } from "#features/reviews/server/own-reviews.ts"
import { listReviewsToWrite } from "#features/reviews/server/review-page.ts"
import { ReceivedReviews } from "#features/reviews/ui/received-reviews.tsx"
import { WrittenReviews } from "#features/reviews/ui/written-reviews.tsx"
import { formatNames } from "#features/subscriptions/digest.ts"
import { formatInstant } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { Route } from "./+types/cockpit-reviews"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const [toWrite, received, written] = await Promise.all([
    listReviewsToWrite(db, user),
    listReceivedReviews(db, user),
    listWrittenReviews(db, user),
  ])
  return { toWrite, received, written }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Bewertungen", isPrivate: true })

/** What others have written about the reader, what the reader has written, and what is still to write. */
export default function CockpitReviews({ loaderData }: Route.ComponentProps) {
  const { toWrite, received, written } = loaderData
  const { revalidate } = useRevalidator()
  return (
    <>
      <CockpitHeading
        title="Bewertungen"
        sentence={
          <>
            Was andere über dich schreiben und du über sie. Wie wir damit umgehen, steht{" "}
            <TextLink href="/de/bewertungen" isInline>
              auf einer eigenen Seite
            </TextLink>
            .
          </>
        }
      />
      <div className="mt-6 grid gap-6 lg:mt-8">
        {toWrite.length > 0 && (
          <Card as="section" labelledBy="offen">
            <h2 id="offen" className="text-h3">
              Noch zu bewerten
            </h2>
            <ul className="mt-4 divide-y divide-line border-t border-line">
              {toWrite.map((one) => (
                <li
                  key={one.flightId}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0"
                >
                  <div className="min-w-0">
                    <p className="font-semibold">{one.title}</p>
                    <p className="text-small text-ink2">
                      {formatNames(one.people)} · bis{" "}
                      {formatInstant(new Date(one.closesAt), one.timeZone)}
                    </p>
                  </div>
                  <ButtonLink href={reviewPath(one.flightId)} size="small">
                    Bewerten
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <section aria-labelledby="ueber-dich">
          <h2 id="ueber-dich" className="mb-4 text-h3">
            Über dich
          </h2>
          {received.length > 0 ? (
            <Card>
              <ReceivedReviews reviews={received} onReplied={revalidate} />
            </Card>
          ) : (
            <EmptyState heading="h3" title="Noch keine Bewertung">
              Nach jedem gemeinsamen Flug könnt ihr euch 14 Tage lang bewerten. Zu lesen ist beides
              zusammen.
            </EmptyState>
          )}
        </section>
        {written.length > 0 && (
          <section aria-labelledby="von-dir">
            <h2 id="von-dir" className="mb-4 text-h3">
              Von dir
            </h2>
            <Card>
              <WrittenReviews reviews={written} />
            </Card>
          </section>
        )}
      </div>
    </>
  )
}
