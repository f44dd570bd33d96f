import { once } from "node:events"
import type { AddressInfo } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"
import { afterAll } from "vitest"

/**
 * A real mail server for this test file, and every mail that it has received, parsed. Call it before
 * anything reads the environment: from then on the product sends by SMTP.
 */
export async function receiveMails(): Promise<Email[]> {
  const received: Email[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // the connections that the product keeps open
    closeTimeout: 1,
    async onData(stream, _session, done) {
      received.push(
        await PostalMime.parse(await new Response(stream as unknown as BodyInit).arrayBuffer()),
      )
      done()
    },
  })
  smtp.listen(0, "127.0.0.1")
  await once(smtp.server, "listening")
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
  // this server lets each new connection wait for a tenth of a second
  const { port } = smtp.server.address() as AddressInfo
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}/?pool=true`
  process.env.MAIL_FROM = "Aufwind <post@aufwind.example>"
  return received
}
