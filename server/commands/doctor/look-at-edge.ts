import { connect } from "node:tls"
import { days, seconds } from "#platform/duration.ts"
import { fetchOutbound } from "#platform/server/fetch-outbound.ts"
import { bad, type Finding, ok, warn } from "./finding.ts"

const REQUEST_ID = "x-request-id"

/** By then an expiring certificate is somebody's work: those that renew themselves do it a month before. */
const RENEWED_BEFORE_MS = days(14)

/** How long the certificate of `publicUrl` is still good. */
export async function lookAtCertificate(publicUrl: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== "https:") return warn("TLS", `PUBLIC_URL is ${protocol}//, nothing is encrypted`)
  const validTo = await certificateEnd(hostname, Number(port) || 443)
  const leftMs = validTo.getTime() - Date.now()
  const said = `until ${validTo.toISOString().slice(0, 10)}`
  return leftMs > RENEWED_BEFORE_MS ? ok("TLS", said) : bad("TLS", `${said}: renew it`)
}

function certificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: seconds(5) }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.end()
    })
    socket.once("timeout", () => socket.destroy(new Error(`${host}:${port} does not answer`)))
    socket.once("error", reject)
  })
}

/** Whether this build answers at `publicUrl`, and whether what stands in front lets its request ids through. */
export async function lookAtProxy(publicUrl: string, buildId: string): Promise<Finding[]> {
  const signal = AbortSignal.timeout(seconds(5))
  const answer = await fetchOutbound(`${publicUrl}/build.json`, { signal })
  if (!answer.ok) return [bad("public address", `${publicUrl}/build.json answers ${answer.status}`)]
  const { id } = (await answer.json()) as { id: string }
  return [
    id === buildId
      ? ok("public address", "this build answers")
      : warn("public address", `another build answers: ${id}, here is ${buildId}`),
    answer.headers.has(REQUEST_ID)
      ? ok("proxy", "lets request ids through")
      : warn("proxy", `drops ${REQUEST_ID}: what people are shown cannot be found in the log`),
  ]
}
