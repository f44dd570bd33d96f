import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** The first project that needs a database starts PostgreSQL, for all. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const all = project.vitest.getRootProject()
  if (all.getProvidedContext().templateUrl) return
  // half of the product comes along, which the other projects need not load
  const { startTemplate } = await import("#tests/support/template-database.ts")
  const { url, stop } = await startTemplate()
  all.provide("templateUrl", url)
  return stop
}
