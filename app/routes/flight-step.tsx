import type { ComponentType } from "react"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { type DraftStep, isDraftStep, STEP_LABELS } from "#features/flights/draft/draft.ts"
import { CostStep } from "#features/flights/ui/draft/steps/cost-step.tsx"
import { DateStep } from "#features/flights/ui/draft/steps/date-step.tsx"
import { KindStep } from "#features/flights/ui/draft/steps/kind-step.tsx"
import { PlaneStep } from "#features/flights/ui/draft/steps/plane-step.tsx"
import { RouteStep } from "#features/flights/ui/draft/steps/route-step.tsx"
import type { Route } from "./+types/flight-step"

export function loader({ params, url }: Route.LoaderArgs) {
  if (!isDraftStep(params.step) || !STEPS[params.step]) throw pageNotFound(url)
  return { step: params.step }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? `Flug anbieten: ${STEP_LABELS[loaderData.step]}` : "Flug anbieten",
    isPrivate: true,
  })

const STEPS: Partial<Record<DraftStep, ComponentType>> = {
  datum: DateStep,
  typ: KindStep,
  kosten: CostStep,
  flugzeug: PlaneStep,
  route: RouteStep,
}

export default function FlightStep({ loaderData }: Route.ComponentProps) {
  const Step = STEPS[loaderData.step]
  return Step ? <Step /> : null
}
