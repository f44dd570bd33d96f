import type { Db } from "#platform/server/db.ts"
import type { Stage } from "../stage.ts"
import { loadStaff } from "./office-staff.ts"
import { writeGoodwills } from "./write-goodwills.ts"
import { writeMonthClosing } from "./write-month-closing.ts"
import { writeNotes } from "./write-notes.ts"
import { writeSettingHistory } from "./write-setting-history.ts"
import { writeTextHistory } from "./write-text-history.ts"
import { writeViews } from "./write-views.ts"

/** What the back office has done before the demo began, so that none of its rooms is empty; receipts are written. */
export async function writeOffice(db: Db, stage: Stage): Promise<void> {
  const staff = await loadStaff(db)
  await writeViews(db, stage, staff)
  await writeNotes(db, stage, staff)
  await writeSettingHistory(db, stage, staff)
  await writeTextHistory(db, stage, staff)
  await writeGoodwills(db, stage, staff)
  await writeMonthClosing(db, stage, staff)
}
