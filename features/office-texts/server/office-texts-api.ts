import { contentPhotos } from "#features/content/server/content-photos.ts"
import { topicTiles } from "#features/content/server/topic-tiles.ts"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { sketchAnswerSchema, tilesAnswerSchema } from "../sketch-schema.ts"
import { HOME_DOCUMENT } from "../version.ts"
import { HOME_CALLS, TEXT_CALLS } from "../version-calls.ts"
import {
  restorePlanSchema,
  restoreTextSchema,
  returnPlanSchema,
  returnTextSchema,
  saveHomePlanSchema,
  saveTextSchema,
  sketchSchema,
  tilesSchema,
  versionAnswerSchema,
} from "../version-schemas.ts"
import { restoreVersion, returnToDelivered } from "./restore-version.ts"
import { saveHomePlan } from "./save-home-plan.ts"
import { saveText } from "./save-text.ts"
import { sketchText } from "./sketch-text.ts"

const texts = { method: "POST", access: needsRight("texts.edit") } as const
const home = { method: "POST", access: needsRight("home-page.edit") } as const

export const officeTextsApi: readonly Endpoint[] = [
  endpoint({
    ...texts,
    path: TEXT_CALLS.save,
    summary: "The back office keeps a text as a draft, or publishes it in the place of the file",
    refuses: ["conflict", "invalid"],
    body: saveTextSchema,
    answer: versionAnswerSchema,
    async handle(call) {
      return { json: await saveText(call.db, requireUser(call), call.body) }
    },
  }),
  endpoint({
    ...texts,
    path: TEXT_CALLS.sketch,
    summary: "How a text would look, and what it does not keep to yet; nothing is kept",
    repeat: "natural",
    body: sketchSchema,
    answer: sketchAnswerSchema,
    async handle({ body }) {
      return { json: sketchText(body.document, body.text) }
    },
  }),
  endpoint({
    ...texts,
    path: TEXT_CALLS.restore,
    summary: "The back office shows an earlier version of a text again",
    refuses: ["conflict", "invalid"],
    body: restoreTextSchema,
    answer: versionAnswerSchema,
    async handle(call) {
      return { json: await restoreVersion(call.db, requireUser(call), call.body) }
    },
  }),
  endpoint({
    ...texts,
    path: TEXT_CALLS.return,
    summary: "The back office shows the text of the deployment again",
    refuses: ["conflict"],
    body: returnTextSchema,
    answer: versionAnswerSchema,
    async handle(call) {
      return { json: await returnToDelivered(call.db, requireUser(call), call.body) }
    },
  }),
  endpoint({
    ...home,
    path: HOME_CALLS.save,
    summary: "The back office decides which topics the home page shows, and in which season",
    refuses: ["conflict", "invalid"],
    body: saveHomePlanSchema,
    answer: versionAnswerSchema,
    async handle(call) {
      return { json: await saveHomePlan(call.db, requireUser(call), call.body) }
    },
  }),
  endpoint({
    ...home,
    path: HOME_CALLS.tiles,
    summary: "The tiles of topics as the home page would show them; nothing is kept",
    repeat: "natural",
    body: tilesSchema,
    answer: tilesAnswerSchema,
    async handle({ db, body }) {
      return { json: { tiles: await topicTiles(db, body.topics, contentPhotos) } }
    },
  }),
  endpoint({
    ...home,
    path: HOME_CALLS.restore,
    summary: "The back office shows topics of an earlier version on the home page again",
    refuses: ["conflict", "invalid"],
    body: restorePlanSchema,
    answer: versionAnswerSchema,
    async handle(call) {
      const input = { document: HOME_DOCUMENT, ...call.body }
      return { json: await restoreVersion(call.db, requireUser(call), input) }
    },
  }),
  endpoint({
    ...home,
    path: HOME_CALLS.return,
    summary: "The back office shows the topics of the deployment on the home page again",
    refuses: ["conflict"],
    body: returnPlanSchema,
    answer: versionAnswerSchema,
    async handle(call) {
      const input = { document: HOME_DOCUMENT, ...call.body }
      return { json: await returnToDelivered(call.db, requireUser(call), input) }
    },
  }),
]
