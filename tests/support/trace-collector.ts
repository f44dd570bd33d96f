import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Record<string, string | number>
  /** OTLP: 2 is an error. */
  status: number
}

/** An OpenTelemetry collector that keeps what it gets by OTLP over HTTP, in JSON. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const body = Buffer.concat(parts).toString("utf8")
      if (request.url === "/v1/traces") {
        bodies.push(body)
        spans.push(...spansIn(body))
      }
      response.setHeader("content-type", "application/json").end("{}")
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, bodies, stop: () => server.close() }
}

interface Otlp {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[]
}

type OtlpValue = { stringValue?: string; intValue?: number; doubleValue?: number }

type OtlpSpan = Omit<CollectedSpan, "attributes" | "status"> & {
  attributes?: { key: string; value: OtlpValue }[]
  status?: { code?: number }
}

function spansIn(body: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body) as Otlp
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ attributes = [], status, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, readValue(value)])),
      status: status?.code ?? 0,
    }))
}

function readValue({ stringValue, intValue, doubleValue }: OtlpValue): string | number {
  return stringValue ?? intValue ?? doubleValue ?? ""
}
