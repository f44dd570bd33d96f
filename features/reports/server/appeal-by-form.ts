import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { postedText, refusalOf } from "#platform/server/posted-form.ts"
import { type AppealStep, MAX_APPEAL_LENGTH } from "../appeal.ts"
import { appealSchema } from "../decision-schemas.ts"
import type { Contested } from "./find-appeal-case.ts"
import { submitAppeal } from "./submit-appeal.tsx"

const MAX_POSTED_LENGTH = MAX_APPEAL_LENGTH + 1000

/** The page's form as a plain post, the only way in; null: the complaint is there. */
export async function appealByForm(
  db: Db,
  contested: Contested,
  form: FormData,
  client: { user: UserActor | null; address: string },
): Promise<AppealStep | null> {
  const explanation = postedText(form, "explanation", MAX_POSTED_LENGTH)
  try {
    await submitAppeal(db, {
      contested,
      ...appealSchema.parse({ explanation }),
      actor: client.user,
      address: client.address,
    })
    return null
  } catch (error) {
    const { fields, message } = refusalOf(error)
    return { explanation, fields, ...(message && { refusal: message }) }
  }
}
