import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { namedSecrets } from "#platform/server/secrets.ts"
import { leaveFormerSecrets, withSecretsLock } from "./former-secrets.ts"
import { listSealing, noteSecrets } from "./sealing-secrets.ts"

/** So long an operator has by default to give every process a new secret before it signs. */
const ROLL_OUT_MS = hours(1)

/** What has been done, and what the operator does next: they give the secrets, by SECRET or SECRET_FILE. */
interface Step {
  said: string[]
  changed: number | undefined
}

/** One step of a rotation of secrets that we may read only; asked again, it goes on where it is. */
export async function rotateGiven(db: Db): Promise<Step> {
  const now = clock.now()
  const secrets = namedSecrets()
  const upcoming = secrets.find(({ signsFrom }) => signsFrom !== undefined && signsFrom > now)
  await noteSecrets(db)
  if (upcoming) {
    return step(
      `Das neue Geheimnis ${upcoming.fingerprint} unterschreibt ab ${upcoming.signsFrom?.toISOString()} (signs from then on).`,
      "Bis dahin müssen alle Prozesse es haben; danach: noch einmal npm run secrets:rotate (every process needs it by then; afterwards run this again).",
    )
  }
  const signing = secrets.find(({ isSigning }) => isSigning)?.fingerprint
  const former = (await listSealing(db)).filter((fingerprint) => fingerprint !== signing)
  if (former.length === 0) {
    return step(
      `Alles ist mit ${signing} versiegelt (everything is sealed by it), hier gibt es nichts zu tun.`,
      `Ein neues Geheimnis (to begin a rotation): stell „64-Hex-Ziffern ${inAnHour(now)}“ vor die bisherigen in ${place()} (openssl rand -hex 32), gib es bis dahin allen Prozessen, und ruf danach diesen Befehl noch einmal auf.`,
    )
  }
  const changed = await withSecretsLock(db, () => leaveFormerSecrets(db))
  return {
    changed,
    said: [
      `Mit ${former.join(", ")} ist nichts mehr versiegelt (nothing is sealed by it any more).`,
      `In ${place()} bleibt es als bisheriges, solange Links, Bordkarten und Anmeldungen von vorher gelten sollen, ein Jahr reicht (keep it there as a former one for a year).`,
    ],
  }
}

/** Why former secrets could not be void now; undefined where they are already. */
export function whyFormerAreGood(): string | undefined {
  const good = namedSecrets().filter(({ isGood, isSigning }) => isGood && !isSigning)
  const hasFormer = namedSecrets().length > 1
  if (hasFormer && good.length === 0) return undefined
  const until = clock.now().toISOString()
  return `Setz in ${place()} ein neues Geheimnis vor das bisherige, und hinter das bisherige „- ${until}“; starte alle Prozesse damit und ruf den Befehl noch einmal auf (a new secret first, the former one ends: NEW, OLD - ${until}; restart every process, then run this again).`
}

function place(): string {
  return env().SECRET === undefined ? "SECRET_FILE" : "SECRET"
}

function inAnHour(now: Date): string {
  return `${new Date(now.getTime() + ROLL_OUT_MS).toISOString().slice(0, 19)}Z`
}

function step(...said: string[]): Step {
  return { said, changed: undefined }
}
