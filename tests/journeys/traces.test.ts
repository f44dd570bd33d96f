import { once } from "node:events"
import { closeSync, openSync, readFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { SMTPServer } from "smtp-server"
import { expect, test } from "vitest"
import { PASSENGER_EMAIL } from "#db/seed/people/demo-logins.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"
import { startProduct } from "#tests/support/start-product.ts"
import { startTraceCollector } from "#tests/support/trace-collector.ts"

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"
const CALLER = "00f067aa0ba902b7"

test("a request, its statements, the job that it causes and the mail of that are one trace, and a line of the log", async () => {
  const collector = await startTraceCollector()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => void stream.resume().once("end", done),
  })
  smtp.listen(0, "127.0.0.1")
  await once(smtp.server, "listening")
  const logFile = join(makeScratchFolder("aufwind-traces-"), "log")
  const output = openSync(logFile, "w")
  const product = await startProduct(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      LOG_LEVEL: "info",
      ACCESS_LOG_SAMPLE: "1",
    },
    { output },
  )
  closeSync(output)
  try {
    const answer = await fetch(`${product.url}/api/auth/login/token/send?von=lena`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        // the product trusts this machine as a proxy
        traceparent: `00-${TRACE}-${CALLER}-01`,
        "x-forwarded-for": "203.0.113.77",
      },
      body: JSON.stringify({ email: PASSENGER_EMAIL }),
    })
    expect(answer.ok).toBe(true)
    const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === TRACE)
    await expect
      .poll(() => ofTrace().map(({ name }) => name))
      .toEqual(
        expect.arrayContaining([
          "POST /api/auth/login/token/send",
          "INSERT mails",
          "job mails",
          "mail login-code",
        ]),
      )
    const named = (name: string) => ofTrace().find((span) => span.name === name)
    const request = named("POST /api/auth/login/token/send")
    expect(request).toMatchObject({
      parentSpanId: CALLER,
      status: 0,
      attributes: {
        "http.route": "/api/auth/login/token/send",
        "http.response.status_code": answer.status,
        "aufwind.request_id": answer.headers.get("x-request-id"),
      },
    })
    expect(named("INSERT mails")?.parentSpanId).toBe(request?.spanId)
    expect(named("job mails")?.parentSpanId).toBe(request?.spanId)
    expect(named("mail login-code")?.parentSpanId).toBe(named("job mails")?.spanId)
    // of other requests and of timers nothing is in it
    expect(ofTrace().filter(({ name }) => / \//.test(name))).toHaveLength(1)
    expect(collector.bodies.join("")).not.toMatch(/passagier|lena|203\.0\.113|127\.0\.0\.1/)

    const lines = readFileSync(logFile, "utf8").split("\n")
    const access = lines.filter((line) => line.includes('"route":"/api/auth/login/token/send"'))
    expect(access).toHaveLength(1)
    expect(JSON.parse(access[0] ?? "")).toMatchObject({
      msg: "request",
      method: "POST",
      status: answer.status,
      requestId: answer.headers.get("x-request-id"),
      instance: expect.any(String),
      build: expect.any(String),
    })
    expect(lines.filter((line) => line.includes('"why"')).join("")).not.toMatch(
      /passagier|lena|203\.0\.113|127\.0\.0\.1/,
    )
  } finally {
    await product.stop()
    collector.stop()
    smtp.close()
  }
})
