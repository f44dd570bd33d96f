import webPush from "web-push"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { seal, unseal } from "#platform/server/seal.ts"
import { secretFor } from "#platform/server/secrets.ts"
import { pushKeysTable } from "./push-tables.ts"

interface PushKeys {
  publicKey: string
  privateKey: string
}

/** By what push services know us (VAPID): the pair of the environment, else our own, made once. */
export async function getPushKeys(db: Db): Promise<PushKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env()
  if (publicKey && privateKey) return { publicKey, privateKey }
  return (await findKeys(db)) ?? (await makeKeys(db))
}

async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const [row] = await db.select().from(pushKeysTable)
  if (!row) return undefined
  const { publicKey, privateKeyEncrypted } = row
  return { publicKey, privateKey: unseal(sealingKey(), publicKey, privateKeyEncrypted) }
}

async function makeKeys(db: Db): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const privateKeyEncrypted = seal(sealingKey(), publicKey, privateKey)
  await db
    .insert(pushKeysTable)
    .values({ publicKey, privateKeyEncrypted, createdAt: clock.now() })
    .onConflictDoNothing()
  // another process may have been faster
  const kept = await findKeys(db)
  if (!kept) throw new Error("the keys of push were not kept")
  return kept
}

function sealingKey(): Buffer {
  return secretFor("push-keys")
}
