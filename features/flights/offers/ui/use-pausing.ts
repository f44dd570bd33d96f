import type { PilotOffer } from "../pilot-offer.ts"
import {
  callPauseFlight,
  callPauseSeries,
  callResumeFlight,
  callResumeSeries,
} from "./offer-calls.ts"
import { useOfferStep } from "./use-offer-step.ts"

/** Takes an offer out of the search and back into it, a series as a whole. */
export function usePausing({ id, isSeries }: PilotOffer) {
  const [pause, resume] = isSeries
    ? [callPauseSeries, callResumeSeries]
    : [callPauseFlight, callResumeFlight]
  return useOfferStep((step: "pause" | "resume", intent) =>
    step === "pause" ? pause(id, intent) : resume(id, intent),
  )
}
