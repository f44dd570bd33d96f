import type { Setting } from "../setting.ts"
import { announcementSetting } from "./announcement-setting.ts"
import { blockedWordsSetting } from "./blocked-words-setting.ts"
import { featuresSetting } from "./features-setting.ts"
import { feeSetting } from "./fee-setting.ts"
import { saleSetting } from "./sale-setting.ts"
import { vettingSetting } from "./vetting-setting.ts"

/** Everything that an operator changes without a deployment, as the page shows it. */
export const ALL_SETTINGS: readonly Setting[] = [
  feeSetting,
  announcementSetting,
  saleSetting,
  blockedWordsSetting,
  featuresSetting,
  vettingSetting,
] as unknown as readonly Setting[]
