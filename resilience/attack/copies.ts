import { randomBytes } from "node:crypto"
import { sql } from "drizzle-orm"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePdf } from "#tests/support/pdf.ts"
import { signedIn } from "../person.ts"
import { waitUntil } from "../wait.ts"
import { exactly, judge, type Step } from "./step.ts"

const MB = 1_000_000
/** With a little more the copy would leave one out. */
const FILES = 6

/** The largest copy of somebody's data that is made. */
export const largestCopy: Step = {
  what: "a copy of somebody's data with 60 MB of files",
  async prepare(ground) {
    const { id } = await makePilot(ground.db)
    const pilot = await signedIn(ground, id, false)
    const file = makePdf({ objects: randomBytes(4.9 * MB).toString("hex") })
    for (let count = 0; count < FILES; count += 1) {
      const answer = await fetch(`${ground.url}/api/document-files`, {
        method: "POST",
        headers: { cookie: pilot.cookie, "content-type": "application/pdf" },
        body: file,
      })
      if (answer.status !== 201) throw new Error(`a file was answered with ${answer.status}`)
    }
    return async () => {
      const { status, json } = await pilot.send("POST", `/api/users/${id}/exports`)
      await waitUntil("the copy is made", async () => {
        const { rows } = await ground.db.execute(
          sql`select from data_exports where id = ${json.id} and status = 'ready'`,
        )
        return rows.length > 0
      })
      return judge([String(status)], { 201: exactly(1) })
    }
  },
}
