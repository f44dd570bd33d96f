import { createContext } from "react-router"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"

/** What every loader and action gets from the process that serves the page. */
export interface PageContext {
  db: Db
  /** The signed-in person, if there is one. */
  user: UserActor | null
  /** Marks our own inline scripts for the content security policy. */
  nonce: string
  /** The value of one of the request's cookies. */
  cookie(name: string): string | undefined
  /** The caller's address as far as the configured proxies are trusted. */
  address: string
  /** Adds a Set-Cookie header to whatever the page answers. */
  addSetCookie(header: string): void
  /** What the process answers instead of the page at this address, if it must not be shown. */
  answerInstead(url: URL): Response | undefined
}

export const pageContext = createContext<PageContext>()
