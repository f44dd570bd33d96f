import { desc, ne } from "drizzle-orm"
import { DELIVERED_PLAN } from "#features/content/home-plan.ts"
import { type PublishedText, setPublishedTexts } from "#features/content/server/content-pages.ts"
import { setHomePlan } from "#features/content/server/home-topics.ts"
import { seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import { planOfBody } from "../plan-body.ts"
import { HOME_DOCUMENT } from "../version.ts"
import { contentVersionsTable as versions } from "./content-versions-table.ts"
import { CONTENT_CHANNEL } from "./write-version.ts"

/** Reads what is published and shows it from now on: what visitors ask for is answered from memory. */
export async function loadPublishedContent(db: Db): Promise<void> {
  const rows = await db
    .selectDistinctOn([versions.document])
    .from(versions)
    .where(ne(versions.state, "draft"))
    .orderBy(versions.document, desc(versions.number))
  const published = rows.filter(({ state }) => state === "published")
  const texts = new Map<string, PublishedText>()
  let plan = DELIVERED_PLAN
  for (const { document, body, writtenAt } of published) {
    if (document === HOME_DOCUMENT) plan = readPlan(body)
    else texts.set(document, { source: body, at: writtenAt })
  }
  setPublishedTexts(texts)
  setHomePlan(plan)
}

/** A topic may be gone with a deployment; the home page stays. */
function readPlan(body: string) {
  try {
    return planOfBody(body)
  } catch (error) {
    log.error(
      { err: error },
      "the plan of the home page cannot be read, the usual topics are shown",
    )
    return DELIVERED_PLAN
  }
}

const FIRST_PAUSE_MS = seconds(0.25)
const MAX_PAUSE_MS = seconds(10)

/**
 * Loads what is published whenever somebody says that it has changed, one load after the other, so that an
 * older answer never comes last; tries again where the database does not answer.
 */
export function contentFollower(db: Db) {
  let isStopped = false
  let turn = Promise.resolve()

  async function load(pauseMs: number): Promise<void> {
    if (isStopped) return
    try {
      await loadPublishedContent(db)
    } catch (error) {
      log.warn({ err: error }, "published texts could not be loaded")
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
      await load(Math.min(pauseMs * 2, MAX_PAUSE_MS))
    }
  }

  const follow = () => {
    turn = turn.then(() => load(FIRST_PAUSE_MS))
    return turn
  }
  return {
    channel: CONTENT_CHANNEL,
    hear: () => void follow(),
    /** Whatever was said while nobody listened. */
    lookAgain: follow,
    stop() {
      isStopped = true
    },
  }
}
