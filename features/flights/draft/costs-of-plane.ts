import { writeNumber } from "#platform/number-text.ts"
import type { AnswersOf } from "./answers.ts"
import type { DraftPlane } from "./facts.ts"
import { writeCents } from "./typed-values.ts"

/** What an aircraft says of its costs, as the form of the costs holds it. */
export function costsOfPlane(
  plane: Pick<DraftPlane, "ownership" | "hourlyRateCents" | "isRateWet" | "fuelLitresPerHour">,
): Pick<AnswersOf<"kosten">, "ownership" | "hourlyRate" | "rate" | "fuelLitresPerHour"> {
  const { ownership, hourlyRateCents, isRateWet, fuelLitresPerHour } = plane
  return {
    ownership,
    hourlyRate: hourlyRateCents === null ? "" : writeCents(hourlyRateCents),
    rate: isRateWet ? "wet" : "dry",
    fuelLitresPerHour: fuelLitresPerHour === null ? "" : writeNumber(fuelLitresPerHour, 1),
  }
}
