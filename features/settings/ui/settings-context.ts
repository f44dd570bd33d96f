import { createContext, useContext } from "react"
import type { Feature } from "../feature.ts"
import type { FeeRule } from "../fee-rule.ts"
import { USUAL_SETTINGS } from "../public-settings.ts"

/** What every page needs to know of the settings; the root of the pages gives it. */
export const PublicSettingsContext = createContext(USUAL_SETTINGS)

/** Why something cannot be done now; undefined: it can. Its guard is `requireOpen`. */
export function useClosed(feature: Feature): string | undefined {
  return useContext(PublicSettingsContext).closed[feature]
}

/** By which the fee of a seat is reckoned now. */
export function useFeeRule(): FeeRule {
  return useContext(PublicSettingsContext).feeRule
}
