import { hostname } from "node:os"
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { resourceFromAttributes } from "@opentelemetry/resources"
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace"
import { log } from "#platform/server/log.ts"
import { type Tracer, traceWith } from "./spans.ts"

export interface TraceTarget {
  /** As OTEL_EXPORTER_OTLP_ENDPOINT names it, without `/v1/traces`. */
  endpoint: string
  build: string
  /** Which share of what no trusted proxy has decided about. */
  share: number
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const

/** Sends spans to an OpenTelemetry collector from now on; what it answers sends the last ones and ends it. */
export function openTracing({ endpoint, build, share }: TraceTarget): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "aufwind",
      "service.version": build,
      "service.instance.id": hostname(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` }),
      }),
    ],
  })
  traceWith(tracerOf(provider))
  return async () => {
    traceWith(undefined)
    // a collector that is away keeps nobody from stopping
    await provider
      .shutdown()
      .catch((error: unknown) => log.warn({ err: error }, "the last spans were not sent"))
  }
}

function tracerOf(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer("aufwind")
  return ({ name, kind, attributes = {}, parent }) => {
    const context = contextOf(parent)
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
      name(next, more = {}) {
        span.updateName(next).setAttributes(more)
      },
      end(error) {
        if (error !== undefined) {
          // its message may tell of people
          span.setStatus({ code: SpanStatusCode.ERROR, message: classOf(error) })
        }
        span.end()
      },
    }
  }
}

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

function contextOf(parent: string | undefined) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? "") ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  })
}

function classOf(error: unknown): string {
  if (!(error instanceof Error)) return "error"
  const { code } = error as { code?: unknown }
  return typeof code === "string" ? `${error.constructor.name} ${code}` : error.constructor.name
}
