import * as build from "virtual:react-router/server-build"
import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { createRequestHandler, RouterContextProvider } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageNotFound, refusedPage } from "#app/page-refusal.ts"
import { authenticateOrRefresh } from "#features/auth/server/authenticate-or-refresh.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { EdgeVariables } from "#server/edge.ts"
import { answerInsteadOfPage, readableRequest, refusalOfForm } from "#server/page-door.ts"
import { callerAddress } from "#server/request-info.ts"

const render = createRequestHandler(build, import.meta.env.MODE)

/** Changes with every script of the pages; the browser knows its own as the manifest's version. */
export const buildId = build.assets.version

/** The specification's locale cookie (section 9); there is one locale. */
const LOCALE_COOKIE = "i18n_redirected"
const YEAR_SECONDS = 365 * 24 * 60 * 60

function setLocale(): string {
  const secure = env().PUBLIC_URL.startsWith("https:") ? "; Secure" : ""
  return `${LOCALE_COOKIE}=de; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

// the list of routes (react-router.config.ts) is the same for everybody, and asked for all the time:
// no navigation that would renew a session
const isRouteList = (path: string) => path === "/__manifest"

/** Renders a page; the session is refreshed before when it is about to expire. */
export async function servePage(
  db: Db,
  c: Context<{ Variables: EdgeVariables }>,
): Promise<Response> {
  const cookies: string[] = []
  const cookie = (name: string) => getCookie(c, name)
  if (!cookie(LOCALE_COOKIE)) cookies.push(setLocale())
  const user = isRouteList(c.req.path)
    ? null
    : await authenticateOrRefresh(db, cookie, (header) => cookies.push(header))
  const request = readableRequest(c.req.raw)
  const isForm = !["GET", "HEAD", "OPTIONS"].includes(c.req.method)
  const refusal = c.get("pageRefusal") ?? (isForm ? await refusalOfForm(c.req.raw) : undefined)
  const context = new RouterContextProvider()
  context.set(pageContext, {
    db,
    user,
    nonce: c.get("nonce"),
    cookie,
    address: callerAddress(c),
    addSetCookie: (header) => cookies.push(header),
    answerInstead: (url) => {
      if (request !== c.req.raw) return pageNotFound(new URL(c.req.url))
      return refusal ? refusedPage(refusal) : answerInsteadOfPage(url)
    },
  })
  const response = await render(request, context)
  const answered = new Response(response.body, response)
  for (const header of cookies) answered.headers.append("set-cookie", header)
  return answered
}
