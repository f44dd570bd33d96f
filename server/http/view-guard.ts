import type { MiddlewareHandler } from "hono"
import { Hono } from "hono"
import { authenticate } from "#features/auth/sessions/server/authenticate.ts"
import { READ_ONLY, VIEW_OVER } from "#features/person-views/person-view.ts"
import { endView } from "#features/person-views/server/end-view.ts"
import { VIEW_COOKIE, viewCookieCleared } from "#features/person-views/server/view-cookie.ts"
import { END_VIEW_PATH } from "#features/person-views/shown-view.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import type { UserActor } from "#platform/actor.ts"
import { setCookieHeaders } from "#platform/server/cookies.ts"
import type { Db } from "#platform/server/db.ts"
import { READING, refuse } from "#server/edge.ts"
import { cookiesOf } from "./request-info.ts"

/**
 * Refuses whatever is no reading while a browser shows the product as somebody else has it, and afterwards until
 * it has taken notice that this is over: nothing of a page of theirs is done as the one who has looked.
 */
export function refuseWritesOfViews(db: Db): MiddlewareHandler {
  return async (c, next) => {
    if (READING.has(c.req.method) || c.req.path === END_VIEW_PATH) return next()
    const cookie = cookiesOf(c)
    const user = cookie(VIEW_COOKIE) ? await authenticate(db, cookie) : null
    if (user?.view) return refuse(c, 403, "view-is-read-only", READ_ONLY)
    if (user?.viewOver) return refuse(c, 403, "view-is-over", VIEW_OVER)
    return next()
  }
}

/** The way out of a view, also without script: a plain form posts here from every page. */
export function viewExit(db: Db) {
  return new Hono().post(END_VIEW_PATH, async (c) => {
    const cookie = cookiesOf(c)
    const user = cookie(VIEW_COOKIE) ? await authenticate(db, cookie) : null
    if (user?.view) await endView(db, user.view)
    for (const header of setCookieHeaders(viewCookieCleared())) {
      c.header("set-cookie", header, { append: true })
    }
    return c.redirect(pathAfterView(user) ?? "/de", 303)
  })
}

/** Back to where a view began; undefined where nobody knows. */
export function pathAfterView(user: UserActor | null): string | undefined {
  const userId = user?.view ? user.userId : user?.viewOver?.userId
  return userId ? userSheetPath(userId) : undefined
}
