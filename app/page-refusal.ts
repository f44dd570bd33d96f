import { DomainError } from "#platform/errors.ts"

/** The answer to an address that leads nowhere (specification, section 2). */
export function pageNotFound(url: URL): Response {
  const message = `Page Not Found: ${url.pathname}`
  return new Response(message, { status: 404, statusText: "Not Found" })
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
