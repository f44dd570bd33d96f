import type { ShownAnnouncement } from "./announcement.ts"
import type { Feature } from "./feature.ts"
import { type FeeRule, STANDARD_FEE_RULE } from "./fee-rule.ts"

/** What every page needs to know of the settings. */
export interface PublicSettings {
  /** What is closed now, with what people read there. */
  closed: Partial<Record<Feature, string>>
  announcement: ShownAnnouncement | null
  feeRule: FeeRule
}

/** Where a page was made without its frame. */
export const USUAL_SETTINGS: PublicSettings = {
  closed: {},
  announcement: null,
  feeRule: STANDARD_FEE_RULE,
}
