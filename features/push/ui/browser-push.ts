import { callPushKey, callRemovePush, callSavePush } from "./push-calls.ts"
import { clearPushMemory, pushOwner, rememberPushOwner } from "./push-memory.ts"

type PushPermission = NotificationPermission | "unsupported"

/** The browser, or its push service, does not do it; only a person can try again. */
class PushFailure extends Error {
  readonly kind = "refused"

  constructor() {
    super("Das hat gerade nicht geklappt. Lade die Seite neu und versuch es noch einmal.")
    this.name = "PushFailure"
  }
}

/** Whether this browser can show notifications, and whether it may. */
export function pushPermission(): PushPermission {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window
  return isSupported ? Notification.permission : "unsupported"
}

/** Asks the browser, and where it allows it has it show what happens to this person. Only after a press. */
export async function turnPushOn(userId: number): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return
  await subscribe(userId, { isPolling: false })
}

export async function turnPushOff(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription()
  if (subscription) {
    await callRemovePush(subscription.endpoint)
    await subscription.unsubscribe()
  }
  clearPushMemory()
}

/**
 * Keeps push where it was switched on, under the sign-in of today and with the keys of today. In a
 * browser that showed somebody else's it ends: what they are told is not for this person.
 */
export async function renewPush(userId: number): Promise<void> {
  const ownerId = pushOwner()
  if (ownerId === null || pushPermission() !== "granted") return
  if (ownerId === userId) return subscribe(userId, { isPolling: true })
  const subscription = await (await pushManager())?.getSubscription()
  await subscription?.unsubscribe()
  clearPushMemory()
}

async function subscribe(userId: number, options: { isPolling: boolean }): Promise<void> {
  const manager = await pushManager()
  if (!manager) throw new PushFailure()
  const subscription = await subscribeWith(manager, await callPushKey(options))
  await callSavePush(subscription.toJSON(), options)
  rememberPushOwner(userId)
}

async function subscribeWith(manager: PushManager, applicationServerKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(options)
  } catch {
    // what was subscribed with other keys stands in the way
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options).catch(() => {
      throw new PushFailure()
    })
  }
}

// `ready` would wait for ever where the operator has switched the worker off
async function pushManager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.active ? registration.pushManager : undefined
}
