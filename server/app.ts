import { serveStatic } from "@hono/node-server/serve-static"
import { type Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { compress } from "hono/compress"
import { contentPhotos } from "#features/content/server/content-photos.ts"
import type { Db } from "#platform/server/db.ts"
import { isDatabaseUnavailable } from "#platform/server/degraded/unavailable.ts"
import type { Endpoint } from "#platform/server/endpoint.ts"
import { log } from "#platform/server/log.ts"
import { type Replica, withoutReplica } from "#platform/server/replica/replica.ts"
import { createApi } from "#server/api.ts"
import { RETRY_AFTER, TRY_AGAIN_SOON } from "#server/api-errors.ts"
import { assetFiles } from "#server/assets/asset-files.ts"
import { buildFile } from "#server/build-id.ts"
import { calendarFeeds } from "#server/calendar-feeds.ts"
import { contentPhotoFiles } from "#server/content-photo-files.ts"
import { signedRoutes } from "#server/declared-routes.ts"
import {
  type EdgeVariables,
  nameAnswer,
  requireOwnHost,
  requireSameOrigin,
  securityHeaders,
} from "#server/edge.ts"
import { health, type NotReady } from "#server/health.ts"
import { hintStream } from "#server/hint-stream.ts"
import { refuseWritesOfViews, viewExit } from "#server/http/view-guard.ts"
import { Shed } from "#server/load-gate/slot.ts"
import { mapFiles } from "#server/map-files.ts"
import { messageFiles } from "#server/messages.ts"
import { offlineFiles } from "#server/offline-files.tsx"
import { MAX_BODY_BYTES } from "#server/parse-call.ts"
import { photoFiles } from "#server/photos.ts"
import { mailPictures } from "#server/pictures/mail-pictures.ts"
import { sharePictures } from "#server/pictures/share-pictures.ts"
import { yearPictures } from "#server/pictures/year-pictures.ts"
import { pressFiles } from "#server/press-files.ts"
import { redirectDoor } from "#server/redirect-door.ts"
import { sceneFiles } from "#server/scenes.ts"
import { searchEngineFiles } from "#server/search-engine-files.ts"
import { securityText } from "#server/security/security-text.ts"
import { serviceWorkerFiles } from "#server/service-worker-files.ts"
import { webAppFiles } from "#server/web-app-files.ts"

type PageRequest = Context<{ Variables: EdgeVariables }>

export interface AppParts {
  db: Db
  /** Of the same database, for what may be a moment old. */
  replica?: Replica
  /** Why no requests should be sent to this process; undefined where they should. */
  notReady: () => Promise<NotReady | undefined>
  endpoints: readonly Endpoint[]
  /** Names the build of the pages. */
  buildId: string
  /** Answers everything that is no API call and no file. */
  pages: (c: PageRequest) => Promise<Response>
}

/** Everything that answers HTTP, in the order in which a request meets it. */
export function createApp({
  db,
  replica = withoutReplica(db),
  notReady,
  endpoints,
  buildId,
  pages,
}: AppParts) {
  const app = new Hono<{ Variables: EdgeVariables }>()
  app.use(nameAnswer, securityHeaders)
  // load balancers ask by address, so before the host is looked at
  app.route("/", health(notReady))
  app.use(requireOwnHost, requireSameOrigin(signedRoutes(endpoints)))
  app.use(refuseWritesOfViews(db))
  app.use(compress())
  app.route("/", assetFiles())
  app.use("/*", serveStatic({ root: "build/client", onFound: cacheForADay }))
  app.route("/", buildFile(buildId))
  app.route("/", messageFiles())
  app.route("/", sceneFiles())
  app.route("/", mailPictures(db))
  app.route("/", mapFiles(db))
  app.route("/", photoFiles())
  app.route("/", contentPhotoFiles(contentPhotos))
  app.route("/", pressFiles())
  app.route("/", searchEngineFiles(db))
  app.route("/", securityText())
  app.route("/", sharePictures(db, buildId))
  app.route("/", yearPictures(db))
  app.route("/", calendarFeeds(db))
  app.route("/", webAppFiles())
  app.route("/", offlineFiles())
  app.route("/", serviceWorkerFiles(buildId))
  app.route("/", redirectDoor())
  app.route("/", hintStream(db))
  app.route("/", viewExit(db))
  app.get("/", (c) => c.redirect("/de", 301))
  const api = createApi({ db, replica }, endpoints)
  app.route("/", api)
  const tooLarge = (c: PageRequest) => {
    c.set("pageRefusal", 413)
    return pages(c)
  }
  app.all("*", bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }), pages)
  app.onError((error, c) => {
    if (error instanceof Shed) return c.body(null, 503)
    if (isDatabaseUnavailable(error)) {
      log.warn({ err: error }, "request timed out")
      return c.text(TRY_AGAIN_SOON, 503, { "retry-after": RETRY_AFTER })
    }
    log.error({ err: error }, "request failed")
    return c.text("Das hat nicht geklappt, und es liegt an uns.", 500)
  })
  return app
}

type Found = Parameters<NonNullable<Parameters<typeof serveStatic>[0]>["onFound"] & object>

function cacheForADay(...[, c]: Found) {
  c.header("cache-control", "public, max-age=86400")
}
