import * as build from "virtual:react-router/server-build"
import type { Context } from "hono"
import {
  createContext,
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  redirectDocument,
  type ServerBuild,
} from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound, refusedPage } from "#app/page-refusal.ts"
import { isShownInView } from "#app/pages-in-view.ts"
import { authenticateOrRefresh } from "#features/auth/sessions/server/authenticate-or-refresh.ts"
import { noteOfficeUse } from "#features/auth/sessions/server/note-office-use.ts"
import { NOT_SHOWN } from "#features/person-views/person-view.ts"
import { viewCookieCleared } from "#features/person-views/server/view-cookie.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { setCookieHeaders } from "#platform/server/cookies.ts"
import { type Db, isReadOnlyRefusal, maskedBeside } from "#platform/server/db.ts"
import { isDatabaseUnavailable } from "#platform/server/degraded/unavailable.ts"
import type { CookieToSet } from "#platform/server/endpoint.ts"
import { log } from "#platform/server/log.ts"
import { ownTurn } from "#platform/server/own-turn.ts"
import { withoutReplica } from "#platform/server/replica/replica.ts"
import { noteSecurityEvent } from "#platform/server/security-notes.ts"
import { RETRY_AFTER } from "#server/api-errors.ts"
import type { EdgeVariables } from "#server/edge.ts"
import { lastWriteOf, wroteNow } from "#server/http/own-writes.ts"
import { clientAddress, cookiesOf } from "#server/http/request-info.ts"
import { pathAfterView } from "#server/http/view-guard.ts"
import { takeSlot } from "#server/load-gate/slot.ts"
import { LOCALE_COOKIE, localeCookie } from "#server/locale-cookie.ts"
import { earlyPageResponse, formRefusal, normalizeRequest } from "#server/page-guard.ts"

const render = createRequestHandler({ ...build, routes: refusingRoutes() }, import.meta.env.MODE)

/** When whoever was refused may come again, in seconds; the router drops headers of what is thrown. */
const retryContext = createContext<{ after?: string }>()

/**
 * The pages as they are built, but what their database does not answer in time they refuse, what
 * somebody may not do as often, and what a view of the back office does not show.
 */
function refusingRoutes(): ServerBuild["routes"] {
  return Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route]
      const { loader, action } = route.module
      const module = {
        ...route.module,
        ...(loader && { loader: refusing(loader, isShownInView(id)) }),
        ...(action && { action: refusing(action, false) }),
      }
      return [id, { ...route, module }]
    }),
  )
}

function refusing<Args extends { context: Readonly<RouterContextProvider> }>(
  work: (args: Args) => unknown,
  isShown: boolean,
) {
  return async (args: Args) => {
    const { user } = args.context.get(pageContext)
    if (user?.view && !isShown) throw refusedPage(403, NOT_SHOWN)
    try {
      return await work(args)
    } catch (error) {
      // what only a write would bring about is no part of a view
      if (user?.view && isReadOnlyRefusal(error)) throw refusedPage(403, NOT_SHOWN)
      const refused = refusalFor(error)
      if (!refused) throw error
      args.context.get(retryContext).after = refused.after
      throw refused.page
    }
  }
}

function refusalFor(error: unknown): { page: Response; after: string } | undefined {
  if (isTimeout(error)) return { page: refusedPage(503), after: RETRY_AFTER }
  if (!(error instanceof DomainError) || error.kind !== "limited") return undefined
  const after = error.retryAfterSeconds ? String(error.retryAfterSeconds) : RETRY_AFTER
  return { page: refusedPage(429, error.message), after }
}

function isTimeout(error: unknown): boolean {
  if (!isDatabaseUnavailable(error)) return false
  log.warn({ err: error }, "page timed out")
  return true
}

/** Changes with every script of the pages; the browser knows its own as the manifest's version. */
export const buildId = build.assets.version

/** Pages in which nothing depends on who asks, unless somebody is signed in. */
const FOR_EVERYBODY = /^(?:content:|routes\/(?:home|search|flight|airport|profile|region)$)/
/** The back office, and what its pages fetch when they are opened. */
const OFFICE_PAGE = /^\/de\/verwaltung(?:[/.]|$)/
/** Among the texts, a page with a form of its own for each who opens it. */
const FOR_ONE = /:widerruf$/

type RouteTree = { id: string; path?: string; index?: boolean; children?: RouteTree[] }

function childrenOf(parentId: string | undefined): RouteTree[] {
  return Object.values(build.routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [
          {
            id: route.id,
            ...(route.path !== undefined && { path: route.path }),
            ...(route.index ? { index: true as const } : { children: childrenOf(route.id) }),
          },
        ]
      : [],
  )
}

const ROUTES = childrenOf(undefined) as RouteObject[]

/** The pattern of the page at a path, such as `/de/flug/:flightId`; undefined where there is none. */
export function pagePattern(path: string): string | undefined {
  const found = matchRoutes(ROUTES, path.replace(/\.data$/, ""))
  if (!found || found.at(-1)?.route.path === "*") return undefined
  return `/${found.flatMap(({ route }) => route.path ?? []).join("/")}`
}

/** Of the back office, what lists and counts, and changes nothing but who has looked. */
const OFFICE_LIST =
  /^routes\/(?:admin-(?:bookings|users|flights|mails|log|receipts|payments|refunds|payouts|vouchers|ledger|key-figures|search)|(?:bookings|users|vettings|mails|log|key-figures)-csv)$/

/** Whether what a page at a path shows may be a moment old. */
function isOfReplica(path: string): boolean {
  const id = matchRoutes(ROUTES, path.replace(/\.data$/, ""))?.at(-1)?.route.id ?? ""
  return FOR_EVERYBODY.test(id) || OFFICE_LIST.test(id)
}

/** Whether the page at a path looks the same to everybody who is not signed in. */
export function isForEverybody(path: string): boolean {
  const id = matchRoutes(ROUTES, path)?.at(-1)?.route.id ?? ""
  return FOR_EVERYBODY.test(id) && !FOR_ONE.test(id)
}

/** Whether an address leads to a page that is not open to everybody: what it refuses may be somebody else's. */
function isGuarded(path: string): boolean {
  const page = matchRoutes(ROUTES, path.replace(/\.data$/, ""))?.at(-1)
  return page !== undefined && page.route.path !== "*" && !isForEverybody(page.pathname)
}

// the list of routes (react-router.config.ts) is the same for everybody, and asked for all the time:
// no navigation that would renew a session
const isRouteList = (path: string) => path === "/__manifest"

/** Renders a page; the session is refreshed before when it is about to expire. */
export async function servePage(
  db: Db,
  c: Context<{ Variables: EdgeVariables }>,
  replica = withoutReplica(db),
): Promise<Response> {
  const cookies: CookieToSet[] = []
  const cookie = cookiesOf(c)
  if (!cookie(LOCALE_COOKIE)) cookies.push(localeCookie())
  const request = normalizeRequest(c.req.raw)
  const isForm = !["GET", "HEAD", "OPTIONS"].includes(c.req.method)
  let refusal = c.get("pageRefusal") ?? (isForm ? await formRefusal(c.req.raw) : undefined)
  await takeSlot(c)
  let user: UserActor | null = null
  try {
    if (!isRouteList(c.req.path))
      user = await authenticateOrRefresh(db, cookie, (next) => cookies.push(next))
  } catch (error) {
    if (!isTimeout(error)) throw error
    refusal = 503
  }
  const { pathname } = new URL(request.url)
  if (user?.isAdmin && OFFICE_PAGE.test(pathname)) await noteOfficeUse(db, user)
  const address = clientAddress(c)
  const mayBeOld = !isForm && replica.mayLag && isOfReplica(pathname)
  const shown = mayBeOld ? replica.readsOf(lastWriteOf(cookie)) : db
  const context = new RouterContextProvider()
  const retry: { after?: string } = refusal === 503 ? { after: RETRY_AFTER } : {}
  context.set(retryContext, retry)
  context.set(pageContext, {
    db: user?.view ? maskedBeside(db) : shown,
    user,
    nonce: c.get("nonce"),
    cookie,
    address,
    setCookie: (next) => cookies.push(next),
    answerInstead: (url) => {
      if (user?.viewOver) return leaveView(user, url, cookies)
      if (request !== c.req.raw) return pageNotFound(new URL(c.req.url))
      return refusal ? refusedPage(refusal) : earlyPageResponse(url)
    },
  })
  // many may have been found to be signed in, or many forms complete, in the same moment
  await ownTurn()
  const response = await render(request, context)
  if (isForm && replica.mayLag) cookies.push(wroteNow())
  // whoever looks may well come to what a view does not show
  if (user && !user.view && [403, 404].includes(response.status) && isGuarded(pathname)) {
    noteSecurityEvent({ kind: "access_refused", userId: user.userId, address })
  }
  const answered = new Response(response.body, response)
  if (retry.after !== undefined) answered.headers.set("retry-after", retry.after)
  for (const header of cookies.flatMap(setCookieHeaders)) {
    answered.headers.append("set-cookie", header)
  }
  return answered
}

/** A view is over: the browser forgets it, and its reader is again where it began. */
function leaveView(user: UserActor, url: URL, cookies: CookieToSet[]): Response {
  cookies.push(viewCookieCleared())
  return redirectDocument(pathAfterView(user) ?? url.pathname + url.search)
}
