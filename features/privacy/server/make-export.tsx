import { Readable } from "node:stream"
import { and, eq } from "drizzle-orm"
import { z } from "zod"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { clock } from "#platform/clock.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import { env } from "#platform/server/env.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sendMail } from "#platform/server/mail.ts"
import { storage } from "#platform/server/storage.ts"
import { type ZipEntry, zipEntries } from "#platform/server/zip-entries.ts"
import { EXPORT_LIFE_MS } from "../privacy.ts"
import { type CollectedFile, collectFiles } from "./collect-files.ts"
import { expireExports } from "./expire-exports.ts"
import { exportFileKey } from "./export-file-key.ts"
import { EXPORT_PARTS } from "./export-parts.ts"
import { ExportReadyMail } from "./mails/export-ready-mail.tsx"
import { dataExportsTable as exports } from "./privacy-tables.ts"
import { readmeText } from "./readme-text.ts"

export const MAKE_EXPORTS_QUEUE = "make-data-exports"

/** Makes the copy that somebody has asked for and tells them; safe to repeat. */
export const makeExportsQueue: JobQueue = {
  name: MAKE_EXPORTS_QUEUE,
  async run(db, data) {
    const { exportId } = z.object({ exportId: z.uuid() }).parse(data)
    const [wanted] = await db.select().from(exports).where(eq(exports.id, exportId))
    if (wanted?.status === "ready") return
    const fileKey = exportFileKey(exportId)
    if (wanted?.status === "requested") {
      await putZip(fileKey, await copyOf(db, wanted.userId))
      await inTransaction(db, (tx) => publish(tx, exportId))
    } else {
      // a former try of this job may have died when its file was already there
      await storage().delete(fileKey)
    }
  },
}

interface Copy {
  texts: { name: string; text: string }[]
  files: readonly CollectedFile[]
}

/** One moment for all parts, however much happens meanwhile. */
function copyOf(db: Db, userId: number): Promise<Copy> {
  return db.transaction((tx) => collect(tx as Db, userId), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  })
}

async function collect(tx: Db, userId: number): Promise<Copy> {
  // the store may be far away while the transaction waits
  await liftTimeouts(tx)
  const texts: Copy["texts"] = []
  for (const { file, read } of EXPORT_PARTS) {
    texts.push({ name: file, text: `${JSON.stringify(await read(tx, userId), null, 2)}\n` })
  }
  const { files, missing } = await collectFiles(tx, userId)
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = env()
  const readme = readmeText({
    madeAt: clock.now(),
    files: files.map(({ file }) => file),
    missing,
    operator: { name: OPERATOR_NAME, address: OPERATOR_ADDRESS, email: OPERATOR_EMAIL },
  })
  return { texts: [{ name: "LIESMICH.txt", text: readme }, ...texts], files }
}

/** Puts the archive piece by piece, so that nobody waits for sixty megabytes. */
async function putZip(fileKey: string, copy: Copy): Promise<void> {
  const pieces: Uint8Array[] = []
  let contentLength = 0
  for await (const piece of zipEntries(entriesOf(copy))) {
    pieces.push(piece)
    contentLength += piece.length
  }
  // S3 takes a stream only with its length
  await storage().putStream(fileKey, Readable.from(pieces), { contentLength })
}

async function* entriesOf({ texts, files }: Copy): AsyncGenerator<ZipEntry> {
  const addedAt = clock.now()
  for (const text of texts) yield { ...text, addedAt }
  for (const { file, key } of files) {
    yield { name: file, addedAt, file: await storage().getStream(key) }
  }
}

async function publish(tx: Db, exportId: string): Promise<void> {
  const [made] = await tx.select().from(exports).where(eq(exports.id, exportId)).for("update")
  // a repeat of this job was faster
  if (made?.status === "ready") return
  // given up, or the account was deleted, while the copy was being made
  if (made?.status !== "requested") return deleteFiles(tx, [exportFileKey(exportId)])
  const { userId } = made
  // one copy of everything is enough to look after
  await expireExports(tx, and(eq(exports.userId, userId), eq(exports.status, "ready")))
  const readyAt = clock.now()
  const expiresAt = new Date(readyAt.getTime() + EXPORT_LIFE_MS)
  await tx
    .update(exports)
    .set({ status: "ready", readyAt, expiresAt })
    .where(eq(exports.id, exportId))
  const { email, firstName } = await getOwnUser(tx, userId)
  await sendMail(tx, {
    key: `data-export/${exportId}`,
    kind: "data-export",
    to: email,
    subject: "Deine Daten liegen bereit",
    body: <ExportReadyMail firstName={firstName} expiresAt={expiresAt} />,
  })
}
