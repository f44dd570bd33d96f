import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { postedIntent, postedText, refusalOf } from "#platform/server/posted-form.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { MAX_EXPLANATION_LENGTH, type ReportEntries, type ReportStep } from "../report.ts"
import { reportSchema } from "../report-schemas.ts"
import type { ReportedThing } from "./report-subject.ts"
import { submitReport } from "./submit-report.tsx"

interface Client {
  user: UserActor | null
  /** The own name and address of somebody signed in; nobody reports in another's name. */
  known: { name: string; email: string } | undefined
  address: string
}

/** The page's form as a plain post, the only way in; it needs no script. */
export async function reportByForm(
  db: Db,
  thing: ReportedThing,
  form: FormData,
  { user, known, address }: Client,
): Promise<ReportStep> {
  const entries = { ...entriesOf(form), ...known }
  try {
    const report = reportSchema.parse(entries)
    const intent = postedIntent(form)
    if (!intent) {
      const refusal = "Bitte schick das Formular noch einmal ab."
      return { step: "form", entries, fields: {}, refusal }
    }
    const received = await submitReport(db, { actor: user, thing, report, intent, address })
    const receivedAt = formatInstant(received.createdAt, HOME_ZONE)
    return { step: "received", ref: received.ref, receivedAt, email: received.email }
  } catch (error) {
    const { fields, message } = refusalOf(error)
    return { step: "form", entries, fields, ...(message && { refusal: message }) }
  }
}

const MAX_POSTED_LENGTH = MAX_EXPLANATION_LENGTH + 1000

function entriesOf(form: FormData): ReportEntries {
  const text = (name: string) => postedText(form, name, MAX_POSTED_LENGTH)
  return {
    reason: text("reason"),
    explanation: text("explanation"),
    name: text("name"),
    email: text("email"),
    isBonaFide: form.has("isBonaFide"),
  }
}
