import { api } from "#platform/api-client.ts"
import type { BlockedTexts } from "../blocked-texts.ts"
import type { SettingSent } from "../setting-form.ts"
import { BLOCKED_TEXTS_CALL, settingCallPath } from "../settings-path.ts"

interface SettingAnswer {
  number: number | null
  executesAt: string | null
}

export function callChangeSetting(
  key: string,
  change: SettingSent & { basedOn: number },
  intent: string,
): Promise<SettingAnswer> {
  return api.put<SettingAnswer>(settingCallPath(key), change, { intent })
}

/** Where words would meet public texts; nobody has pressed anything, so nobody hears that the network is down. */
export function callTryWords(words: string[], signal: AbortSignal): Promise<BlockedTexts> {
  return api.post<BlockedTexts>(BLOCKED_TEXTS_CALL, { words }, { signal, isPolling: true })
}
