import { pause } from "../wait.ts"
import { type Asked, ask } from "./ask.ts"

/* A load balancer and a payment provider beside the crowd, in a process of their own. */

export interface WatcherTask {
  url: string
  /** Signed reports; one after the other, as long as there are any. */
  webhooks: readonly Asked[]
  webhookEveryMs: number
}

export interface WatcherReport {
  webhooks: number
  /** Statuses of those that were not taken. */
  webhooksLost: number[]
  slowestWebhookMs: number
  probes: number
  slowestProbeMs: number
  /** How late its own timers were: that much is the machine's doing. */
  ownLateMs: number
}

const PROBE_EVERY_MS = 100

async function watch(
  { url, webhooks, webhookEveryMs }: WatcherTask,
  isOver: () => boolean,
): Promise<WatcherReport> {
  const report: WatcherReport = {
    webhooks: 0,
    webhooksLost: [],
    slowestWebhookMs: 0,
    probes: 0,
    slowestProbeMs: 0,
    ownLateMs: 0,
  }
  const under: Promise<void>[] = []

  async function probe() {
    report.probes += 1
    const { status, ms } = await ask(url, { method: "GET", path: "/healthz", headers: {} })
    const waited = status === 200 ? ms : Number.POSITIVE_INFINITY
    report.slowestProbeMs = Math.max(report.slowestProbeMs, Math.round(waited))
  }

  async function tell(webhook: Asked) {
    report.webhooks += 1
    const { status, ms } = await ask(url, webhook)
    if (status !== 200) report.webhooksLost.push(status)
    report.slowestWebhookMs = Math.max(report.slowestWebhookMs, Math.round(ms))
  }

  async function every(ms: number, once: () => Promise<void> | undefined) {
    while (!isOver()) {
      const begun = once()
      if (begun) under.push(begun)
      const due = performance.now() + ms
      await pause(ms)
      report.ownLateMs = Math.max(report.ownLateMs, Math.round(performance.now() - due))
    }
  }

  const left = [...webhooks]
  await Promise.all([
    every(PROBE_EVERY_MS, probe),
    every(webhookEveryMs, () => {
      const next = left.pop()
      return next && tell(next)
    }),
  ])
  await Promise.all(under)
  return report
}

process.once("message", async (task: WatcherTask) => {
  let isOver = false
  process.once("message", () => {
    isOver = true
  })
  const report = await watch(task, () => isOver)
  process.send?.(report, () => process.exit(0))
})
