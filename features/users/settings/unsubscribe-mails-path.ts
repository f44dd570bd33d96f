import type { OptionalMail } from "./mail-kinds.ts"

/** Where a link in a mail leads that turns mails of its kind off; its key comes from that mail alone. */
export function unsubscribeMailsPath(userId: number, mail: OptionalMail, key: string): string {
  return `/unsubscribe/${userId}/${mail}/${encodeURIComponent(key)}`
}
