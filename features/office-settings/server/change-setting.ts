import { z } from "zod"
import type { ApprovalKind } from "#features/approvals/server/approval-kind.ts"
import { requestApproval } from "#features/approvals/server/request-approval.ts"
import { refusalFor } from "#features/office-roles/server/needs-right.ts"
import { ALL_SETTINGS } from "#features/settings/descriptions/all-settings.ts"
import { readSettings } from "#features/settings/server/current-settings.ts"
import {
  changedMeanwhile,
  findNewest,
  isSame,
  nothingChanged,
  type SettingChange,
  writeSetting,
} from "#features/settings/server/write-setting.ts"
import type { Setting, SettingValue } from "#features/settings/setting.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { changedLines } from "../setting-lines.ts"

interface Changed {
  /** The new version; null: a second person decides first. */
  number: number | null
  approvalId: number | null
  executesAt: string | null
}

/** Changes a setting from now on, or asks for it where that takes two. A repeat changes nothing more. */
export async function changeSetting(
  db: Db,
  actor: UserActor,
  setting: Setting,
  change: SettingChange,
): Promise<Changed> {
  const changed = await inTransaction(db, async (tx): Promise<Changed> => {
    const refusal = refusalFor(actor, setting.right)
    if (refusal) throw refusal
    if (!setting.needsTwo) {
      const number = await writeSetting(tx, setting, { ...change, actor })
      return { number, approvalId: null, executesAt: null }
    }
    const { value, basedOn, reason } = change
    const before = await findNewest(tx, setting)
    if (before.number !== basedOn) throw changedMeanwhile()
    if (isSame(before.value, value)) throw nothingChanged()
    const { id, executesAt } = await requestApproval(tx, kindOf(setting), {
      actor,
      payload: { value, basedOn, reason },
      reason,
    })
    return { number: null, approvalId: id, executesAt: executesAt?.toISOString() ?? null }
  })
  await readSettings(db)
  return changed
}

interface AgreedChange {
  value: SettingValue
  basedOn: number
  reason: string
}

/** Each setting that takes two is a kind of its own: who may decide about it is the right of the setting. */
export const settingKinds: ApprovalKind<AgreedChange>[] = ALL_SETTINGS.filter(
  ({ needsTwo }) => needsTwo,
).map((setting) => ({
  name: `setting-${setting.key}`,
  right: setting.right,
  payload: z.object({ value: setting.schema, basedOn: z.int(), reason: z.string() }),
  about: () => ({ target: setting.key, subjectId: null }),
  async preview(db, { value }) {
    const { value: before } = await findNewest(db, setting)
    return {
      title: `Einstellung ändern: ${setting.label}`,
      lines: changedLines(setting, before, value).map((line) => ({
        term: line.term,
        description: `${line.before} → ${line.after}`,
      })),
    }
  },
  async execute(tx, { requester, approvalId }, change) {
    const refusal = refusalFor(requester, setting.right)
    if (refusal) throw refusal
    await writeSetting(tx, setting, { ...change, actor: requester, approvalId })
  },
}))

export function kindOf(setting: Setting): ApprovalKind<AgreedChange> {
  const kind = settingKinds.find(({ name }) => name === `setting-${setting.key}`)
  if (!kind) throw new Error(`${setting.key} takes nobody else`)
  return kind
}
