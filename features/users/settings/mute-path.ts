import type { OptionalMail } from "./mail-kinds.ts"

/** Where a link in a mail leads that ends such mails; its key comes from that mail alone. */
export function mutePath(mail: OptionalMail, userId: number, key: string): string {
  return `/unsubscribe/mail/${mail}/${userId}/${key}`
}
