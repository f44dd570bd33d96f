import { redirect, useRevalidator } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { orNotFound } from "#app/page-refusal.ts"
import { reviewLinkPath } from "#features/reviews/review-paths.ts"
import { reviewByForm } from "#features/reviews/server/review-by-form.ts"
import { getReviewLink, writeReviewByLink } from "#features/reviews/server/review-link.ts"
import { LinkedReview } from "#features/reviews/ui/linked-review.tsx"
import type { Route } from "./+types/review-link"

// the address of this page is a key: it goes into no Referer and no index
export const headers: Route.HeadersFunction = () => ({
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
})

/** Only looks. Scanners fetch every link of a mail; what uses it up is the post. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("t") ?? ""
  return { token, view: await orNotFound(getReviewLink(context.get(pageContext).db, token)) }
}

/** The form without script; with it the API is called. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get("t") ?? ""
  const { db, address } = context.get(pageContext)
  const answer = await orNotFound(
    reviewByForm(await request.formData(), (review) =>
      writeReviewByLink(db, { token, review, address }),
    ),
  )
  if ("former" in answer) return answer.former
  return redirect(reviewLinkPath(token))
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Bewerten", isPrivate: true })

/** The form that a mail leads to, without signing in. */
export default function ReviewLink({ loaderData, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return <LinkedReview {...loaderData} former={actionData} onWritten={revalidate} />
}
