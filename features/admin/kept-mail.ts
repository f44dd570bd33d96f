/*
 * Mails that a trial installation keeps instead of sending them, as its mailbox page shows them.
 */

export interface KeptMailRow {
  id: string
  recipient: string
  subject: string
  createdAt: string
  attachmentCount: number
}

export interface KeptMail {
  id: string
  recipient: string
  subject: string
  createdAt: string
  html: string
  text: string
  attachments: { filename: string; contentType: string; content: string; encoding?: "base64" }[]
}

/** One of them in the mailbox. */
export function keptMailPath(mailId: string): string {
  return `/dev/postfach/${encodeURIComponent(mailId)}`
}
