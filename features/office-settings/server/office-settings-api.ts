import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { ALL_SETTINGS } from "#features/settings/descriptions/all-settings.ts"
import { blockedWordsSetting } from "#features/settings/descriptions/blocked-words-setting.ts"
import { rowId } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { blockedTextsSchema, triedWordsSchema } from "../blocked-texts.ts"
import { settingChangeSchema } from "../setting-form.ts"
import { BLOCKED_TEXTS_CALL, settingCallPath } from "../settings-path.ts"
import { changeSetting } from "./change-setting.ts"
import { findBlockedTexts } from "./find-blocked-texts.ts"

const changedSettingSchema = z.object({
  /** The new version; null: a second person decides first. */
  number: z.int().nullable(),
  approvalId: rowId.nullable(),
  executesAt: z.iso.datetime().nullable(),
})

const changes: readonly Endpoint[] = ALL_SETTINGS.map((setting) =>
  endpoint({
    method: "PUT",
    path: settingCallPath(setting.key),
    summary: `Changes the setting „${setting.label}“ from now on`,
    access: needsRight(setting.right),
    ...(setting.needsTwo && { freshProof: true as const }),
    refuses: setting.needsTwo ? ["conflict", "invalid"] : ["invalid"],
    repeat: "natural",
    body: settingChangeSchema(setting),
    answer: changedSettingSchema,
    async handle(call) {
      return { json: await changeSetting(call.db, requireUser(call), setting, call.body) }
    },
  }),
)

export const officeSettingsApi: readonly Endpoint[] = [
  ...changes,
  endpoint({
    method: "POST",
    path: BLOCKED_TEXTS_CALL,
    summary: "In which public texts words stand that somebody thinks of blocking",
    access: needsRight(blockedWordsSetting.right),
    repeat: "natural",
    body: triedWordsSchema,
    answer: blockedTextsSchema,
    async handle(call) {
      return { json: await findBlockedTexts(call.db, call.body.words) }
    },
  }),
]
