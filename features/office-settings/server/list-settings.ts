import { desc, eq } from "drizzle-orm"
import { findOpenApproval } from "#features/approvals/server/list-approvals.ts"
import { ALL_SETTINGS } from "#features/settings/descriptions/all-settings.ts"
import { settingVersionsTable as versions } from "#features/settings/server/setting-versions-table.ts"
import type { Setting } from "#features/settings/setting.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { SettingSheet } from "../setting-sheet.ts"
import { kindOf } from "./change-setting.ts"

const SHOWN_VERSIONS = 50

/** Every setting with what holds, what held before and what waits for a second person. */
export async function listSettings(db: Db, actor: UserActor): Promise<SettingSheet[]> {
  const sheets: SettingSheet[] = []
  for (const setting of ALL_SETTINGS) sheets.push(await sheetOf(db, actor, setting))
  return sheets
}

async function sheetOf(db: Db, actor: UserActor, setting: Setting): Promise<SettingSheet> {
  const rows = await db
    .select({
      version: versions,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
    })
    .from(versions)
    .innerJoin(usersTable, eq(usersTable.id, versions.setBy))
    .where(eq(versions.key, setting.key))
    .orderBy(desc(versions.number))
    .limit(SHOWN_VERSIONS)
  const shown = rows.map(({ version: { number, value, reason, setBy, setAt }, ...name }) => ({
    number,
    // what was not known then was as it is by itself
    value: { ...setting.standard, ...value },
    reason,
    setBy: { id: setBy, name: `${name.firstName} ${name.lastName}`.trim() || "Ohne Namen" },
    setAt: setAt.toISOString(),
  }))
  return {
    key: setting.key,
    number: shown[0]?.number ?? 0,
    value: shown[0]?.value ?? setting.standard,
    versions: shown,
    waiting: await waitingFor(db, actor, setting),
  }
}

async function waitingFor(db: Db, actor: UserActor, setting: Setting) {
  if (!setting.needsTwo) return null
  const open = await findOpenApproval(db, actor, {
    kind: kindOf(setting).name,
    target: setting.key,
  })
  return open ? { id: open.id, requestedBy: open.requestedBy, requestedAt: open.requestedAt } : null
}
