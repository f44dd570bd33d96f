import { isMacFor, macFor } from "../mac.ts"

/*
 * A header of each mail proves that it is ours: a notification that brings it back was made by somebody who has had the
 * mail.
 */

const PURPOSE = "bounced-mail"
const MAC_LENGTH = 22

/** The header by which a mail is known when it comes back. */
export function bounceHeader(mailId: string): Record<"X-Mail-Token", string> {
  return { "X-Mail-Token": `<${mailId}.${macFor(PURPOSE, mailId).slice(0, MAC_LENGTH)}>` }
}

const TOKEN = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22})>/g

/** The mails that a text proves to know, by their ids. */
export function mailsNamedIn(text: string): string[] {
  const found = [...text.matchAll(TOKEN)].flatMap(([, id = "", mac = ""]) =>
    isMacFor(PURPOSE, id, mac, MAC_LENGTH) ? [id] : [],
  )
  return [...new Set(found)]
}
