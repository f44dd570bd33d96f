import { createHmac, randomUUID } from "node:crypto"
import type { StripeObject } from "./objects.ts"

export interface StripeEvent {
  id: string
  object: "event"
  type: string
  created: number
  data: { object: StripeObject }
}

/** Hands a signed event over and answers with the status that came back. */
export type Deliver = (rawBody: string, signature: string) => Promise<number>

/** `t=…,v1=…` over `t.body`, as Stripe documents it. */
export function signEvent(rawBody: string, secret: string, seconds: number): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex")
  return `t=${seconds},v1=${mac}`
}

/** Keeps events until somebody says how they are delivered: as they are, twice, reversed, never. */
export function createWebhooks(secret: string, now: () => number, deliver: Deliver) {
  const all: StripeEvent[] = []
  let waiting: StripeEvent[] = []
  const seconds = () => Math.floor(now() / 1000)

  async function send(event: StripeEvent): Promise<number> {
    const rawBody = JSON.stringify(event)
    return deliver(rawBody, signEvent(rawBody, secret, seconds()))
  }

  return {
    all,
    waiting: () => waiting.length,
    emit(type: string, object: StripeObject) {
      const event: StripeEvent = {
        id: `evt_${randomUUID().replaceAll("-", "")}`,
        object: "event",
        type,
        created: seconds(),
        // as it was when it happened
        data: { object: structuredClone(object) },
      }
      all.push(event)
      waiting.push(event)
    },
    send,
    /** What is not taken stays and is delivered again, as Stripe does for days. */
    async deliver({ times = 1, isReversed = false, atOnce = 1 } = {}): Promise<void> {
      const batch = isReversed ? waiting.toReversed() : waiting
      waiting = []
      for (let first = 0; first < batch.length; first += atOnce) {
        const events = batch.slice(first, first + atOnce)
        await Promise.all(
          events.map(async (event) => {
            const statuses = await Promise.all(Array.from({ length: times }, () => send(event)))
            if (statuses.some((status) => status >= 300)) waiting.push(event)
          }),
        )
      }
    },
    /** What waits never arrives. */
    lose() {
      waiting = []
    },
  }
}
