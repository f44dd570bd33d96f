import { announcementSetting } from "#features/settings/descriptions/announcement-setting.ts"
import { blockedWordsSetting } from "#features/settings/descriptions/blocked-words-setting.ts"
import { vettingSetting } from "#features/settings/descriptions/vetting-setting.ts"
import { settingVersionsTable } from "#features/settings/server/setting-versions-table.ts"
import type { SettingValue } from "#features/settings/setting.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "../../factories/insert-rows.ts"
import type { Stage } from "../stage.ts"
import { hoursBefore, logEvent, type OfficeStaff } from "./office-staff.ts"

interface ScriptedVersion {
  key: string
  value: SettingValue
  reason: string
  by: keyof OfficeStaff
  hoursAgo: number
}

/** What was changed without a deployment; each setting with its versions in their order. */
const VERSIONS: readonly ScriptedVersion[] = [
  {
    key: vettingSetting.key,
    value: { firstFlights: 5 },
    reason: "Im Sommer kommen viele Neue, wir sehen genauer hin.",
    by: "safety",
    hoursAgo: 3_400,
  },
  {
    key: vettingSetting.key,
    value: vettingSetting.standard,
    reason: "Die Saison ist vorbei.",
    by: "safety",
    hoursAgo: 1_150,
  },
  {
    key: announcementSetting.key,
    value: {
      ...announcementSetting.standard,
      text: "Am Sonntag von 3 bis 4 Uhr sind wir kurz nicht erreichbar.",
    },
    reason: "Umzug der Datenbank.",
    by: "safety",
    hoursAgo: 820,
  },
  {
    key: announcementSetting.key,
    value: announcementSetting.standard,
    reason: "Der Umzug ist geschafft.",
    by: "owner",
    hoursAgo: 740,
  },
  {
    key: blockedWordsSetting.key,
    value: { words: ["gewerblich*", "kaffeefahrt*", "lufttaxi*"] },
    reason: "Ein Flug war als „Lufttaxi“ ausgeschrieben, das dürfen wir nicht vermitteln.",
    by: "safety",
    hoursAgo: 560,
  },
  {
    key: blockedWordsSetting.key,
    value: { words: ["kaffeefahrt*", "lufttaxi*"] },
    reason: "„Nicht gewerblich“ schreiben viele zu Recht über ihren Flug.",
    by: "safety",
    hoursAgo: 545,
  },
]

export async function writeSettingHistory(db: Db, stage: Stage, staff: OfficeStaff): Promise<void> {
  const numbers = new Map<string, number>()
  for (const { key, value, reason, by, hoursAgo } of VERSIONS) {
    const before = numbers.get(key) ?? 0
    const number = before + 1
    numbers.set(key, number)
    const at = hoursBefore(stage, hoursAgo)
    const { id } = await insertRow(db, settingVersionsTable, {
      key,
      number,
      value,
      reason,
      setBy: staff[by].userId,
      setAt: at,
      approvalId: null,
    })
    await logEvent(db, {
      kind: "setting.changed",
      entityId: id,
      by: staff[by],
      at,
      ...(before > 0 && { from: String(before) }),
      to: String(number),
      reason,
      data: { key },
    })
  }
}
