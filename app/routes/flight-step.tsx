import type { ComponentType } from "react"
import { DraftPreviewCard } from "#app/draft-preview.tsx"
import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import type { PageCall } from "#app/signed-in-user.ts"
import { listChangeAnswers } from "#features/bookings/changes/server/change-queries.ts"
import { ChangeAnswers } from "#features/bookings/changes/ui/change-answers.tsx"
import { type DraftStep, isDraftStep, STEP_LABELS } from "#features/flights/draft/draft.ts"
import { type DraftPage, wizardName } from "#features/flights/draft/draft-page.ts"
import { CostStep } from "#features/flights/draft/ui/steps/cost-step.tsx"
import { DateStep } from "#features/flights/draft/ui/steps/date-step.tsx"
import { InsuranceStep } from "#features/flights/draft/ui/steps/insurance-step.tsx"
import { KindStep } from "#features/flights/draft/ui/steps/kind-step.tsx"
import { PicturesStep } from "#features/flights/draft/ui/steps/pictures-step.tsx"
import { PlaneStep } from "#features/flights/draft/ui/steps/plane-step.tsx"
import { RouteStep } from "#features/flights/draft/ui/steps/route-step.tsx"
import { SummaryStep } from "#features/flights/draft/ui/steps/summary-step.tsx"
import { WordsStep } from "#features/flights/draft/ui/steps/words-step.tsx"
import { getPilotRating } from "#features/reviews/server/reviews-queries.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"
import { initials, publicName } from "#features/users/core/user.ts"
import type { Route } from "./+types/flight-step"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { step } = params
  if (!isDraftStep(step)) throw pageNotFound(url)
  if (step !== "zusammenfassung") return { step, pilot: null, answers: [] }
  const { userId } = signedInPilot({ context, url })
  const { db } = context.get(pageContext)
  const flightId = Number(params.flightId ?? 0)
  const [pilot, answers] = await Promise.all([
    ownCardPerson({ context, url }),
    Number.isSafeInteger(flightId) ? listChangeAnswers(db, userId, flightId) : [],
  ])
  return { step, pilot, answers }
}

/** Who flies, as guests see it on the card. */
async function ownCardPerson(call: PageCall): Promise<FlightCardData["pilot"]> {
  const { userId } = signedInPilot(call)
  const { db } = call.context.get(pageContext)
  const [own, rating] = await Promise.all([ownUser(call), getPilotRating(db, userId)])
  return {
    id: userId,
    name: publicName(own),
    initials: initials(own),
    photoId: own.photoId,
    rating: rating.mean,
    reviewCount: rating.count,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const draft = matches.flatMap((match) => draftOf(match?.loaderData) ?? [])[0]
  const wizard = wizardName(draft?.former ?? null)
  return pageMeta({
    title: loaderData ? `${wizard}: ${STEP_LABELS[loaderData.step]}` : wizard,
    isPrivate: true,
  })
}

/** The draft that the layout has loaded; it stands under two addresses, so that its id says nothing. */
function draftOf(data: unknown): Pick<DraftPage, "former"> | undefined {
  return (data as { draft?: DraftPage } | undefined)?.draft
}

const STEPS: Record<Exclude<DraftStep, "zusammenfassung">, ComponentType> = {
  datum: DateStep,
  typ: KindStep,
  kosten: CostStep,
  flugzeug: PlaneStep,
  route: RouteStep,
  fotos: PicturesStep,
  versicherung: InsuranceStep,
  beschreibung: WordsStep,
}

export default function FlightStep({ loaderData }: Route.ComponentProps) {
  const { step, pilot, answers } = loaderData
  if (step === "zusammenfassung") {
    return (
      <SummaryStep
        preview={pilot && <DraftPreviewCard pilot={pilot} />}
        answers={<ChangeAnswers answers={answers} />}
      />
    )
  }
  const Step = STEPS[step]
  return <Step />
}
