import { AsyncLocalStorage } from "node:async_hooks"

/** A piece of work that somebody looks at later, under the request that caused it. */
export interface Span {
  /** Under which work that comes of it is known (W3C Trace Context). */
  traceparent: string
  /** What is known only at its end; never what it was about. */
  name(name: string, attributes?: Attributes): void
  /** `error`: it has failed, by this. */
  end(error?: unknown): void
}

type Attributes = Readonly<Record<string, string | number>>

export interface SpanStart {
  name: string
  kind: "server" | "client" | "consumer" | "internal"
  attributes?: Attributes
  /** Of another process, or of a former time. */
  parent?: string | undefined
}

/** What sends spans somewhere. */
export type Tracer = (start: SpanStart) => Span

let tracer: Tracer | undefined
const current = new AsyncLocalStorage<Span | undefined>()

/** From now on spans go to `next`; undefined: nowhere. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next
}

/** Whether anybody looks at spans; where nobody does they cost nothing. */
export function isTracing(): boolean {
  return tracer !== undefined
}

/** Begins a span below the current one, unless it names its own parent; undefined where nobody looks. */
export function beginSpan(start: SpanStart): Span | undefined {
  return tracer?.({ ...start, parent: start.parent ?? currentTraceparent() })
}

/** Does `work` with all that comes of it as a part of `span`. */
export function withinSpan<T>(span: Span, work: () => T): T {
  return current.run(span, work)
}

/** Does `work` as a span of its own. */
export async function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(start)
  if (!span) return work()
  try {
    const answer = await withinSpan(span, work)
    span.end()
    return answer
  } catch (error) {
    span.end(error)
    throw error
  }
}

/** Of the work that is done; undefined where it belongs to no span. */
export function currentTraceparent(): string | undefined {
  return current.getStore()?.traceparent
}
