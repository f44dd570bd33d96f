import { redirect, useRevalidator } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { reviewPath } from "#features/reviews/review-paths.ts"
import { reviewByForm } from "#features/reviews/server/review-by-form.ts"
import { getReviewPage } from "#features/reviews/server/review-page.ts"
import { writeReview } from "#features/reviews/server/write-review.ts"
import { callWriteReview } from "#features/reviews/ui/review-calls.ts"
import { ReviewCard } from "#features/reviews/ui/review-card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { Route } from "./+types/review"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  return { flightId, entries: await orNotFound(getReviewPage(db, user, flightId)) }
}

/** The form without script; with it the API is called. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const flightId = idInPath(params.flightId, url)
  const form = await request.formData()
  const bookingId = idInPath(String(form.get("bookingId") ?? ""), url)
  const answer = await orNotFound(
    reviewByForm(form, (review) => writeReview(db, user, { bookingId, review })),
  )
  if ("former" in answer) return answer.former
  return redirect(reviewPath(flightId))
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Bewerten", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** Where the two sides of a booking review each other: a guest the pilot, a pilot one guest after the other. */
export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { flightId, entries } = loaderData
  const { revalidate } = useRevalidator()
  const [first] = entries
  const next = entries.find(({ own, refusal }) => own === null && refusal === null)
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={flightRoomPath(flightId)}>Zurück zum Flug</TextLink>
      </p>
      <CockpitHeading
        title={next ? "Wie war’s?" : "Bewertung"}
        sentence={first && `„${first.flight.title}“`}
      />
      <div className="mt-6 grid gap-6 lg:mt-8">
        {entries.map((entry) => (
          <ReviewCard
            key={entry.bookingId}
            entry={entry}
            isLater={entry !== next}
            send={(values, intent) => callWriteReview(entry.bookingId, values, intent)}
            onWritten={revalidate}
            former={actionData?.bookingId === entry.bookingId ? actionData : undefined}
          />
        ))}
        {!first && (
          <EmptyState title="Hier gibt es niemanden zu bewerten">
            Bewerten kannst du Gäste, die mit dir geflogen sind. Auf diesem Flug war keiner an Bord.
          </EmptyState>
        )}
      </div>
    </>
  )
}
