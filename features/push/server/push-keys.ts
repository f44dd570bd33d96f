import webPush from "web-push"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { reseal, seal, unseal } from "#platform/server/seal.ts"
import type { SealedColumn } from "#platform/server/sealed-column.ts"
import { pushKeysTable } from "./push-tables.ts"

const PURPOSE = "push-keys"

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
  return { publicKey, privateKey: unseal(PURPOSE, publicKey, privateKeyEncrypted) }
}

async function makeKeys(db: Db): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const privateKeyEncrypted = seal(PURPOSE, publicKey, privateKey)
  await db
    .insert(pushKeysTable)
    .values({ publicKey, privateKeyEncrypted, createdAt: clock.now() })
    .onConflictDoNothing()
  // another process may have been faster
  const kept = await findKeys(db)
  if (!kept) throw new Error("the keys of push were not kept")
  return kept
}

export const sealedPushKeys: SealedColumn = {
  table: "push_keys",
  id: "public_key",
  owner: "public_key",
  column: "private_key_encrypted",
  reseal: (publicKey, sealed) => reseal(PURPOSE, publicKey, sealed),
}
