import { once } from "node:events"
import type { AddressInfo } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

const received: Email[] = []

let isAway = false
const refusals = new Map<string, { code: number; answer: string }>()

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onMailFrom(_address, _session, done) {
    done(isAway ? Object.assign(new Error("closed for today"), { responseCode: 421 }) : undefined)
  },
  onRcptTo({ address }, _session, done) {
    const refusal = refusals.get(address)
    done(refusal && Object.assign(new Error(refusal.answer), { responseCode: refusal.code }))
  },
  async onData(stream, _session, done) {
    received.push(
      await PostalMime.parse(await new Response(stream as unknown as BodyInit).arrayBuffer()),
    )
    done()
  },
})
smtp.listen(0, "127.0.0.1")
await once(smtp.server, "listening")
smtp.server.unref()

const { port } = smtp.server.address() as AddressInfo

/**
 * Every mail that a real mail server receives from now on, parsed. Call it before anything reads the
 * environment: from then on the product sends by SMTP. The server is one for the whole process, since
 * the product reads its address once and keeps its connections.
 */
export function receiveMails(): Email[] {
  // this server lets each new connection wait for a tenth of a second
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}/?pool=true`
  process.env.MAIL_FROM = "Aufwind <post@aufwind.example>"
  received.length = 0
  return received
}

/** The server refuses mails to an address from now on, by this answer to RCPT TO; without one it takes them again. */
export function refuseRecipient(address: string, code?: number, answer = "nobody of that name") {
  if (code === undefined) refusals.delete(address)
  else refusals.set(address, { code, answer })
}

/** The server takes nothing from anybody while it is away. */
export function closeMailServer(away: boolean) {
  isAway = away
}
