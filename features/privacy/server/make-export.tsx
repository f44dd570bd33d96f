import { and, eq, ne } from "drizzle-orm"
import { strToU8, type Zippable, zipSync } from "fflate"
import { z } from "zod"
import { photoKey } from "#features/users/photo.ts"
import { getOwnUser } from "#features/users/server/users-queries.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { forgetFiles } from "#platform/server/forget-files.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sendMail } from "#platform/server/mail.ts"
import { storage } from "#platform/server/storage.ts"
import { EXPORT_LIFE_MS } from "../privacy.ts"
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
    if (wanted?.status !== "requested") return
    const fileKey = `exports/${exportId}.zip`
    await storage().put(fileKey, await zipOf(db, wanted.userId))
    await inTransaction(db, (tx) => publish(tx, { exportId, userId: wanted.userId, fileKey }))
  },
}

async function zipOf(db: Db, userId: number): Promise<Uint8Array> {
  // one moment for all parts, however much happens meanwhile
  const files = await db.transaction((tx) => collect(tx as Db, userId), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  })
  return zipSync(files, { level: 6, mtime: clock.now() })
}

async function collect(tx: Db, userId: number): Promise<Zippable> {
  const { photoId } = await getOwnUser(tx, userId)
  const parts: Zippable = {}
  for (const { file, read } of EXPORT_PARTS) {
    parts[file] = strToU8(`${JSON.stringify(await read(tx, userId), null, 2)}\n`)
  }
  const photo = photoId ? photoKey(photoId, 640) : undefined
  const hasPhoto = photo !== undefined && (await storage().exists(photo))
  if (hasPhoto) parts["foto.webp"] = [await storage().getBytes(photo), { level: 0 }]
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = env()
  const readme = readmeText({
    madeAt: clock.now(),
    photo: hasPhoto ? "foto.webp" : undefined,
    operator: { name: OPERATOR_NAME, address: OPERATOR_ADDRESS, email: OPERATOR_EMAIL },
  })
  return { "LIESMICH.txt": strToU8(readme), ...parts }
}

interface Finished {
  exportId: string
  userId: number
  fileKey: string
}

async function publish(tx: Db, { exportId, userId, fileKey }: Finished): Promise<void> {
  const readyAt = clock.now()
  const expiresAt = new Date(readyAt.getTime() + EXPORT_LIFE_MS)
  const [ready] = await tx
    .update(exports)
    .set({ status: "ready", fileKey, readyAt, expiresAt })
    .where(and(eq(exports.id, exportId), eq(exports.status, "requested")))
    .returning({ id: exports.id })
  // the account was deleted while the copy was being made
  if (!ready) return forgetFiles(tx, [fileKey])
  await expireOthers(tx, userId, exportId)
  const { email, firstName } = await getOwnUser(tx, userId)
  await sendMail(tx, {
    key: `data-export/${exportId}`,
    to: email,
    subject: "Deine Daten liegen bereit",
    body: <ExportReadyMail firstName={firstName} expiresAt={expiresAt} />,
  })
}

// one copy of everything is enough to look after
async function expireOthers(tx: Db, userId: number, exportId: string) {
  const former = await tx
    .select({ id: exports.id, fileKey: exports.fileKey })
    .from(exports)
    .where(and(eq(exports.userId, userId), eq(exports.status, "ready"), ne(exports.id, exportId)))
  for (const { id, fileKey } of former) {
    await tx.update(exports).set({ status: "expired", fileKey: null }).where(eq(exports.id, id))
    if (fileKey) await forgetFiles(tx, [fileKey])
  }
}
