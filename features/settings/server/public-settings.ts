import { clock } from "#platform/clock.ts"
import { isAnnouncedTo, type ShownAnnouncement } from "../announcement.ts"
import { announcementSetting } from "../descriptions/announcement-setting.ts"
import { featuresSetting } from "../descriptions/features-setting.ts"
import { closedFeatures } from "../feature.ts"
import type { PublicSettings } from "../public-settings.ts"
import { currentFeeRule } from "./current-fee-rule.ts"
import { currentValue, currentVersion } from "./current-settings.ts"

/** What the pages of somebody need to know of the settings now. */
export function publicSettings(person: { isPilot: boolean } | null): PublicSettings {
  return {
    closed: closedFeatures(currentValue(featuresSetting)),
    announcement: announcementFor(person),
    feeRule: currentFeeRule(),
  }
}

function announcementFor(person: { isPilot: boolean } | null): ShownAnnouncement | null {
  const { number, value } = currentVersion(announcementSetting)
  if (!isAnnouncedTo(value, person, clock.now())) return null
  const { text, link, linkLabel, tone } = value
  return { id: number, text, link, linkLabel, tone }
}
