import { z } from "zod"
import { needsRight, refusalFor } from "#features/office-roles/server/needs-right.ts"
import {
  changeView,
  deleteView,
  findListOfView,
  unknownView,
} from "#features/office-views/server/change-view.ts"
import { saveView } from "#features/office-views/server/save-view.ts"
import { setDefaultView } from "#features/office-views/server/set-default-view.ts"
import type { UserActor } from "#platform/actor.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import type { Db } from "#platform/server/db.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { OFFICE_LISTS, type OfficeListKey, viewWords } from "../office-lists.ts"
import {
  defaultViewSchema,
  newViewSchema,
  officeListSchema,
  viewChangeSchema,
} from "../view-schemas.ts"

const viewParams = z.object({ id: rowIdInPath })

export const officeViewsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/office-views",
    summary: "Somebody of the back office saves how they see a list",
    access: needsRight("office.open"),
    refuses: ["forbidden", "invalid"],
    body: newViewSchema,
    status: 201,
    answer: z.object({ id: z.int() }),
    async handle(call) {
      const user = requireUser(call)
      requireList(user, call.body.list)
      const words = wordsOf(call.body.list, call.body.words)
      return { json: await saveView(call.db, user.userId, { ...call.body, words }) }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/office-views/:id",
    summary: "Somebody renames or shares a saved view, or lets it show something else",
    access: needsRight("office.open"),
    refuses: ["not-found", "forbidden", "invalid"],
    repeat: "natural",
    params: viewParams,
    body: viewChangeSchema,
    status: 204,
    async handle(call) {
      const user = requireUser(call)
      const list = await requireListOfView(call.db, user, call.params.id)
      const { words } = call.body
      const change = { ...call.body, words: words === undefined ? words : wordsOf(list, words) }
      await changeView(call.db, user.userId, { id: call.params.id, ...change })
      return { json: undefined }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/office-views/:id",
    summary: "Somebody deletes a saved view",
    access: needsRight("office.open"),
    refuses: ["forbidden", "not-found"],
    repeat: "natural",
    params: viewParams,
    status: 204,
    async handle(call) {
      await deleteView(call.db, requireUser(call).userId, call.params.id)
      return { json: undefined }
    },
  }),
  endpoint({
    method: "PUT",
    path: "/api/default-office-view",
    summary: "Somebody lets a list of the back office open with a saved view",
    access: needsRight("office.open"),
    refuses: ["not-found", "forbidden"],
    repeat: "natural",
    body: defaultViewSchema,
    status: 204,
    async handle(call) {
      const user = requireUser(call)
      requireList(user, call.body.list)
      await setDefaultView(call.db, user.userId, call.body)
      return { json: undefined }
    },
  }),
]

/** Only the list's own words are kept, whatever comes in. */
function wordsOf(list: OfficeListKey, words: string): string {
  return viewWords(list, new URLSearchParams(words))
}

function requireList(user: UserActor, list: OfficeListKey): void {
  const refusal = refusalFor(user, OFFICE_LISTS[list].right)
  if (refusal) throw refusal
}

async function requireListOfView(db: Db, user: UserActor, id: number): Promise<OfficeListKey> {
  const { data: list } = officeListSchema.safeParse(await findListOfView(db, user.userId, id))
  if (!list) throw unknownView()
  requireList(user, list)
  return list
}
