import { useNavigate } from "react-router"
import { stepPath } from "#features/flights/draft/draft.ts"
import { callCopyFlight } from "./offer-calls.ts"
import { useOfferStep } from "./use-offer-step.ts"

/** Begins a new draft with everything but the date of a flight. */
export function useCopy(flightId: number) {
  const navigate = useNavigate()
  return useOfferStep(
    (_, intent) => callCopyFlight(flightId, intent),
    ({ path }) => navigate(stepPath(path, "datum")),
  )
}
