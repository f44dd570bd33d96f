import { env } from "#platform/server/env.ts"

/**
 * Sends spans of requests, statements, jobs and mails where OTEL_EXPORTER_OTLP_ENDPOINT says; unset, not even the
 * packages for it are loaded. What it answers sends the last ones.
 */
export async function startTracing(build: string): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env()
  if (!endpoint) return async () => {}
  const { openTracing } = await import("./open-telemetry.ts")
  return openTracing({ endpoint, build, share })
}
