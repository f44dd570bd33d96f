import { createContext } from "react-router"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieReader, CookieToSet } from "#platform/server/endpoint.ts"

/** What every loader and action gets from the process that serves the page. */
export interface PageContext {
  db: Db
  /** The signed-in person, if there is one. */
  user: UserActor | null
  /** Marks our own inline scripts for the content security policy. */
  nonce: string
  cookie: CookieReader
  /** The caller's address as far as the configured proxies are trusted. */
  address: string
  /** The browser keeps this cookie, whatever the page answers. */
  setCookie(cookie: CookieToSet): void
  /** What the process answers instead of the page at this address, if it must not be shown. */
  answerInstead(url: URL): Response | undefined
}

export const pageContext = createContext<PageContext>()
