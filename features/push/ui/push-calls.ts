import { api } from "#platform/api-client.ts"

const PATH = "/api/push/subscription"

/** Nobody waits for a call that `isPolling`. */
interface CallOptions {
  isPolling: boolean
}

export async function callPushKey(options: CallOptions): Promise<string> {
  const { publicKey } = await api.get<{ publicKey: string }>("/api/push/key", options)
  return publicKey
}

export async function callSavePush(
  { endpoint, keys }: PushSubscriptionJSON,
  options: CallOptions,
): Promise<void> {
  await api.put(PATH, { endpoint, keys }, options)
}

export async function callRemovePush(endpoint: string): Promise<void> {
  await api.delete(PATH, { endpoint })
}
