import type { MailStatus } from "./outbox-list.ts"

/** A mail beside the thing that it is about. */
export interface SentMail {
  number: number
  subject: string
  /** Masked. */
  recipient: string
  status: MailStatus
  createdAt: string
}
