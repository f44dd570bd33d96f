import { resolveTxt } from "node:dns/promises"
import nodemailer from "nodemailer"
import { seconds } from "#platform/duration.ts"
import { bad, type Finding, ok, warn } from "./finding.ts"

/** Whether the mail server lets us in; nothing is sent. */
export async function lookAtMailServer(smtpUrl: string): Promise<Finding> {
  const timeouts = {
    connectionTimeout: seconds(5),
    greetingTimeout: seconds(5),
    socketTimeout: seconds(5),
  }
  const transporter = nodemailer.createTransport({ url: smtpUrl, ...timeouts })
  try {
    await transporter.verify()
    return ok("mail server", new URL(smtpUrl).host)
  } finally {
    transporter.close()
  }
}

/** Without SPF (RFC 7208) and DMARC (RFC 7489) of the sender's domain large providers refuse what is sent. */
export async function lookAtMailDomain(mailFrom: string): Promise<Finding[]> {
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1]
  if (domain === undefined) return [bad("mail sender", `MAIL_FROM has no address: ${mailFrom}`)]
  return [
    await record("SPF", domain, /^v=spf1\b/),
    await record("DMARC", `_dmarc.${domain}`, /^v=DMARC1\b/),
  ]
}

async function record(kind: string, name: string, begins: RegExp): Promise<Finding> {
  const what = `mail sender, ${kind}`
  const texts = await resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
    // no such name, or no such record of it
    if (error.code === "ENOTFOUND" || error.code === "ENODATA") return []
    throw error
  })
  const found = texts.map((parts) => parts.join("")).find((text) => begins.test(text))
  return found === undefined ? warn(what, `${name} has no such record`) : ok(what, found)
}
