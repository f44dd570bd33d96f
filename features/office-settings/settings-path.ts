export const SETTINGS_PATH = "/de/verwaltung/einstellungen"

export function settingCallPath(key: string): string {
  return `/api/settings/${key}`
}

/** Where blocked words would meet what is public today. */
export const BLOCKED_TEXTS_CALL = `${settingCallPath("blocked-words")}/texts`
