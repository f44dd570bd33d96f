import { DELIVERED_PLAN } from "#features/content/home-plan.ts"
import { deliveredText } from "#features/content/server/content-pages.ts"
import { bodyOfPlan } from "../plan-body.ts"
import { HOME_DOCUMENT } from "../version.ts"

/** What this deployment brings for a document. */
export function deliveredBody(document: string): string {
  return document === HOME_DOCUMENT ? bodyOfPlan(DELIVERED_PLAN) : deliveredText(document)
}
