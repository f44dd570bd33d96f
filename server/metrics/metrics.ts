import { Counter, Gauge, Registry } from "prom-client"
import { log } from "#platform/server/log.ts"
import { registry as counted } from "#platform/server/metrics.ts"

/** What is read whenever somebody asks for it, and not counted meanwhile. */
export interface Figure {
  name: string
  help: string
  /** Counted from the start of the process; a figure that goes up and down else. */
  isCounter?: boolean
  /** What the keys of its reading are. */
  label?: string
  read(): Promise<Reading> | Reading
}

/** By the value of the label, where there is one. */
type Reading = number | Readonly<Record<string, number>>

/**
 * What a Prometheus reads (text format 0.0.4): what this process has counted, and figures of the moment. One that
 * cannot be read, because the database is away, is left out, and takes no other along.
 */
export async function writeMetrics(figures: readonly Figure[]): Promise<string> {
  const read = new Registry()
  await Promise.all(figures.map((figure) => addTo(read, figure)))
  return Registry.merge([counted, read]).metrics()
}

async function addTo(read: Registry, { name, help, isCounter = false, label, read: ask }: Figure) {
  const reading = await Promise.resolve()
    .then(ask)
    .catch((error: unknown) => log.warn({ err: error, name }, "a metric could not be read"))
  if (reading === undefined) return
  const described = { name, help, labelNames: label ? [label] : [], registers: [read] }
  const metric = isCounter ? new Counter(described) : new Gauge(described)
  if (typeof reading === "number") return metric.inc(reading)
  for (const [value, figure] of Object.entries(reading))
    metric.inc({ [label ?? ""]: value }, figure)
}
