import { and, eq, inArray, lt, ne, sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"
import { compile } from "html-to-text"
import { createTransport, type Transporter } from "nodemailer"
import type { ReactElement } from "react"
import { plainTextSelectors, render } from "react-email"
import { z } from "zod"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { recordEvent } from "#platform/server/events.ts"
import { enqueue, type JobQueue, retrySoon } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { mailTries } from "#platform/server/metrics.ts"
import { namedId } from "#platform/server/named-id.ts"
import { prepared } from "#platform/server/prepared.ts"
import { deleteInBatches } from "#platform/server/retention/delete-in-batches.ts"
import { bounceHeader } from "#platform/server/sent-mails/bounce-token.ts"
import { gathered } from "#platform/server/statements/gathered.ts"
import { inSpan } from "#platform/server/telemetry/spans.ts"
import { days } from "../duration.ts"
import {
  clearRefused,
  deleteOldRefusals,
  isAddressRefused,
  isRefusedForGood,
  markRefused,
} from "./refused-addresses.ts"

export interface Attachment {
  filename: string
  contentType: string
  content: string
  /** How the content is written down, where it is no text. */
  encoding?: "base64"
}

export const mailsTable = pgTable("mails", {
  id: uuid().primaryKey(),
  number: integer().notNull().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  kind: text().notNull(),
  eventId: bigint("event_id", { mode: "number" }),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  attachments: jsonb().$type<Attachment[]>().notNull(),
  headers: jsonb().$type<Record<string, string>>().notNull(),
  containsCode: boolean("holds_code").notNull(),
  status: text().$type<"queued" | "sent" | "kept" | "failed">().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
  /** How often it could not be sent, and what was said the last time. */
  attempts: integer("tries").notNull().default(0),
  problem: text(),
})

export interface NewMail {
  /** What makes this mail unique, for example `event/17/passenger`: a repeat is dropped. */
  key: string
  /** What sort of mail it is, for example `login-code`. */
  kind: string
  /** The event that it tells of, if it tells of one. */
  eventId?: number
  to: string
  subject: string
  body: ReactElement
  attachments?: Attachment[]
  /** A mail with a code, or with anything else that must not stay, is deleted after a day. */
  containsCode?: boolean
  /** Where one press ends such mails: a POST to it is enough (RFC 8058). */
  unsubscribeUrl?: string
}

export const MAILS_QUEUE = "mails"

/**
 * Puts a mail into the outbox of the caller's transaction; it leaves once that has committed. False
 * where its key was used before.
 */
export async function sendMail(tx: Db, mail: NewMail): Promise<boolean> {
  const html = await render(mail.body)
  // and so the same Message-ID on a repeat
  const id = namedId(mail.key)
  const written = await insertMail(tx, {
    id,
    key: mail.key,
    kind: mail.kind,
    eventId: mail.eventId ?? null,
    recipient: mail.to,
    subject: mail.subject,
    html,
    text: toText(html),
    attachments: mail.attachments ?? [],
    headers: mail.unsubscribeUrl ? oneClick(mail.unsubscribeUrl) : {},
    containsCode: mail.containsCode ?? false,
    createdAt: clock.now(),
  })
  if (written.length === 0) return false
  await enqueueMail(tx, id)
  return true
}

/** A mail server may be away for longer than a day; whoever waits behind it is tried every hour. */
const PATIENCE = { retryLimit: 48, retryBackoff: true, retryDelayMax: 3_600 }

/** Lets a mail that waits leave once the transaction has committed. */
export function enqueueMail(tx: Db, mailId: string): Promise<void> {
  return enqueue(tx, MAILS_QUEUE, { mailId }, PATIENCE)
}

type QueuedMail = Pick<
  typeof mailsTable.$inferSelect,
  | "id"
  | "key"
  | "kind"
  | "eventId"
  | "recipient"
  | "subject"
  | "html"
  | "text"
  | "attachments"
  | "headers"
  | "containsCode"
  | "createdAt"
>

const insertMail = prepared((tx, mail: QueuedMail) =>
  tx
    .insert(mailsTable)
    .values({
      id: mail.id,
      key: mail.key,
      kind: mail.kind,
      eventId: mail.eventId,
      recipient: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments: mail.attachments,
      headers: mail.headers,
      containsCode: mail.containsCode,
      status: "queued",
      createdAt: mail.createdAt,
    })
    .onConflictDoNothing({ target: mailsTable.key })
    .returning({ id: mailsTable.id }),
)

// as toPlainText() of react-email does it, which would put the rules together anew for each mail
const toText = compile({ wordwrap: false, selectors: plainTextSelectors })

function oneClick(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
}

const MAX_PROBLEM_LENGTH = 300

const job = z.object({ mailId: z.string() })

let transporter: Transporter | undefined
/** Whether the last try of this process was in vain. */
let hasFailed = false

/** Sends one mail by SMTP, or keeps it for the mailbox page where no SMTP_URL is set. */
export const mailsQueue: JobQueue = {
  name: MAILS_QUEUE,
  isBusy: true,
  async run(db, data) {
    const { mailId } = job.parse(data)
    const { SMTP_URL, MAIL_FROM } = env()
    if (SMTP_URL) {
      const [mail] = await selectQueued(db, { mailId })
      if (!mail) return
      // who asks for a code waits for it, and so an address shows that it works again
      if (!mail.containsCode && (await isAddressRefused(db, mail.recipient))) {
        return failForGood(db, mail, NOT_TRIED)
      }
      transporter ??= createTransport(SMTP_URL)
      const server = transporter
      try {
        await inSpan({ name: `mail ${mail.kind}`, kind: "client" }, () =>
          server.sendMail({
            from: MAIL_FROM ?? `${PRODUCT_NAME} <post@aufwind.example>`,
            to: mail.recipient,
            subject: mail.subject,
            html: mail.html,
            text: mail.text,
            messageId: `<${mail.id}@${new URL(env().PUBLIC_URL).hostname}>`,
            attachments: mail.attachments,
            headers: { ...mail.headers, ...bounceHeader(mail.id) },
          }),
        )
      } catch (error) {
        await noteProblem(db, mail.id, error)
        if (isRefusedForGood(error)) {
          mailTries.inc({ outcome: "refused" })
          log.warn({ err: error, mailId, kind: mail.kind }, "a mail was refused for good")
          return refuseAddressOf(db, mail, error.message)
        }
        hasFailed = true
        mailTries.inc({ outcome: "failed" })
        log.warn({ err: error, mailId, kind: mail.kind }, "a mail could not be sent")
        throw error
      }
      await clearRefused(db, mail.recipient)
      // what others have waited for is over
      if (mail.attempts > 0 || hasFailed) await retrySoon(db, MAILS_QUEUE)
      hasFailed = false
    }
    const status = SMTP_URL ? "sent" : "kept"
    await noteSent(db, { mailId, status, sentAt: clock.now() })
    mailTries.inc({ outcome: status })
  },
  async giveUp(db, data) {
    const { mailId } = job.parse(data)
    await db
      .update(mailsTable)
      .set({ status: "failed" })
      .where(and(eq(mailsTable.id, mailId), eq(mailsTable.status, "queued")))
  },
}

/** A mail server takes no mails for an address; the event's entity is the mail that it has refused. */
export const ADDRESS_REFUSED = "mail.address_refused"

const NOT_TRIED = "Nicht versucht: Die Adresse nimmt keine Mails an."

type OutgoingMail = typeof mailsTable.$inferSelect

/** Marks the address of a mail, whether it was refused at once or came back later. */
export function refuseAddressOf(db: Db, mail: OutgoingMail, answer: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .update(mailsTable)
      .set({ status: "failed", problem: answer.slice(0, MAX_PROBLEM_LENGTH) })
      .where(and(eq(mailsTable.id, mail.id), inArray(mailsTable.status, ["queued", "sent"])))
    if (!(await markRefused(tx, mail.recipient, answer.slice(0, MAX_PROBLEM_LENGTH)))) return
    await recordEvent(tx, {
      kind: ADDRESS_REFUSED,
      entityId: mail.number,
      actor: SYSTEM,
      role: "system",
    })
  })
}

async function failForGood(db: Db, { id }: OutgoingMail, problem: string): Promise<void> {
  await db
    .update(mailsTable)
    .set({ status: "failed", problem: problem.slice(0, MAX_PROBLEM_LENGTH) })
    .where(isQueued(id))
}

const isQueued = (mailId: string) => and(eq(mailsTable.id, mailId), eq(mailsTable.status, "queued"))

const selectQueued = prepared((db, { mailId }: { mailId: string }) =>
  db.select().from(mailsTable).where(isQueued(mailId)),
)

interface SentMail {
  mailId: string
  status: "sent" | "kept"
  sentAt: Date
}

// mails that leave at the same time are noted at the same time
const noteSent = gathered(async (db, sent: readonly SentMail[]) => {
  await db.execute(sql`update ${mailsTable} set status = done.status, sent_at = done.at, problem = null
    from unnest(${sql.param(sent.map(({ mailId }) => mailId))}::uuid[],
      ${sql.param(sent.map(({ status }) => status))}::text[],
      ${sql.param(sent.map(({ sentAt }) => sentAt.toISOString()))}::timestamptz[]) as done (id, status, at)
    where ${mailsTable.id} = done.id and ${mailsTable.status} = 'queued'`)
})

async function noteProblem(db: Db, id: string, error: unknown) {
  const problem = error instanceof Error ? error.message : String(error)
  await db
    .update(mailsTable)
    .set({
      attempts: sql`${mailsTable.attempts} + 1`,
      problem: problem.slice(0, MAX_PROBLEM_LENGTH),
    })
    .where(eq(mailsTable.id, id))
}

/** Mails with codes live one day (retention, product decision 4); what still waits leaves first. */
export const deleteCodeMailsQueue: JobQueue = {
  name: "forget-code-mails",
  cron: "17 * * * *",
  async run(db) {
    const yesterday = new Date(clock.now().getTime() - days(1))
    await deleteInBatches(
      db,
      mailsTable,
      sql`${mailsTable.containsCode} and ${lt(mailsTable.createdAt, yesterday)} and ${ne(mailsTable.status, "queued")}`,
    )
    await deleteOldRefusals(db)
  },
}
