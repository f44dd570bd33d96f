import { STATUS_CODES } from "node:http"
import { DomainError } from "#platform/errors.ts"
import { rowIdInPath } from "#platform/id-input.ts"

/** The answer to an address that leads nowhere (specification, section 2). */
export function pageNotFound(url: URL): Response {
  const message = `Page Not Found: ${url.pathname}`
  return new Response(message, { status: 404, statusText: "Not Found" })
}

/** A refusal; without a message the error page explains it by its status alone. */
export function refusedPage(status: number, message: string | null = null): Response {
  return new Response(message, { status, statusText: STATUS_CODES[status] ?? "Error" })
}

/** The number in a page's address; everything but plain digits leads nowhere. */
export function idInPath(text: string, url: URL): number {
  const id = rowIdInPath.safeParse(text)
  if (!id.success) throw pageNotFound(url)
  return id.data
}

/** What a room refuses as missing is a missing page. */
export async function orNotFound<T>(wanted: Promise<T>): Promise<T> {
  try {
    return await wanted
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== "not-found") throw error
    throw new Response(error.message, { status: 404, statusText: "Not Found" })
  }
}
