import { request } from "node:http"
import { makePdf } from "#tests/support/pdf.ts"
import { pause } from "../wait.ts"

/*
 * Somebody honest beside the attack, in a process of their own: what they wait for is the server's doing and
 * not that of the attacker's crowded process.
 */

/** One page after the other, again and again. */
export interface VisitorTask {
  url: string
  pages: readonly { path: string; cookie: string }[]
  /** The cookie of a pilot who brings one file while the others do. */
  pilot: string
}

export interface VisitorReport {
  pages: number
  slowestMs: number
  slowestPath: string
  uploadMs: number
  /** Every answer that was none. */
  wrong: string[]
}

const GAP_MS = 50
/** The attack is under way by then. */
const UPLOAD_AFTER_MS = 300

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body?: Uint8Array
}

function send(
  url: string,
  { method, path, headers, body }: Sent,
): Promise<{ status: number; ms: number }> {
  const { host, port } = new URL(url)
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      // a name would have to be looked up
      { host: "127.0.0.1", port, method, path, agent: false, headers: { host, ...headers } },
      (answer) => {
        answer.resume()
        answer.once("error", reject)
        answer.once("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            ms: Math.round(performance.now() - begun),
          }),
        )
      },
    )
    sent.once("error", reject)
    sent.end(body)
  })
}

async function visit(
  { url, pages, pilot }: VisitorTask,
  isOver: () => boolean,
): Promise<VisitorReport> {
  const report: VisitorReport = { pages: 0, slowestMs: 0, slowestPath: "", uploadMs: 0, wrong: [] }

  async function upload() {
    await pause(UPLOAD_AFTER_MS)
    const headers = { cookie: pilot, "content-type": "application/pdf" }
    const sent = { method: "POST", path: "/api/document-files", headers, body: makePdf() }
    const { status, ms } = await send(url, sent)
    report.uploadMs = ms
    if (status !== 201) report.wrong.push(`their PDF was answered with ${status}`)
  }

  const uploading = upload().catch((error: unknown) => {
    report.wrong.push(`their PDF: ${String(error)}`)
  })
  while (!isOver() || report.pages < pages.length) {
    const page = pages[report.pages % pages.length]
    if (!page) break
    report.pages += 1
    const { path, cookie } = page
    const headers: Record<string, string> = cookie ? { cookie } : {}
    try {
      const { status, ms } = await send(url, { method: "GET", path, headers })
      if (status !== 200) report.wrong.push(`${path} was answered with ${status}`)
      if (ms > report.slowestMs) Object.assign(report, { slowestMs: ms, slowestPath: path })
    } catch (error) {
      report.wrong.push(`${path}: ${String(error)}`)
    }
    await pause(GAP_MS)
  }
  await uploading
  return report
}

process.once("message", async (task: VisitorTask) => {
  let isOver = false
  process.once("message", () => {
    isOver = true
  })
  const report = await visit(task, () => isOver)
  process.send?.(report, () => process.exit(0))
})
