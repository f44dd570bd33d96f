import { setTimeout as delay } from "node:timers/promises"
import { parseArgs } from "node:util"
import { endEverySession } from "#features/auth/core/server/end-sessions.ts"
import { clock } from "#platform/clock.ts"
import { seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { addSecret, GOOD_FOR_MS, ownsSecrets, SIGNS_AFTER_MS } from "#platform/server/secrets.ts"
import { formatLongDay, HOME_ZONE } from "#platform/time.ts"
import { leaveFormerSecrets, withSecretsLock } from "#server/security/former-secrets.ts"
import { rotateGiven, whyFormerAreGood } from "#server/security/rotate-given.ts"
import { admitSecrets, noteSecrets, replaceLostSecrets } from "#server/security/sealing-secrets.ts"
import { bootstrap } from "../process.ts"

/** So long a process that runs may take to read the file anew. */
const READ_ANEW_MS = seconds(3)

/**
 * `npm run secrets:rotate`: a new secret, beside which what the former ones have signed stays good for
 * its time; nobody is signed out, and no process has to be started anew. Where the operator gives the secrets
 * (SECRET, SECRET_FILE) it says what they do next, and seals anew. `--now`, for a secret that somebody else has: what it
 * has signed is worth nothing from now on. `--lost`, for one that nobody has any more: the database is left what can be
 * read without it.
 */
export async function rotateSecrets(...args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      now: { type: "boolean", default: false },
      lost: { type: "boolean", default: false },
    },
  })
  const ground = await bootstrap("visitor", {
    admit: values.lost ? replaceLostSecrets : admitSecrets,
  })
  const { said, changed } = await (values.lost
    ? { said: LOST, changed: undefined }
    : ownsSecrets()
      ? rotateOwn(ground.db, values.now)
      : values.now
        ? endGiven(ground.db)
        : rotateGiven(ground.db))
  await ground.close()
  process.stdout.write(`${said.join("\n")}\n`)
  if (changed !== undefined) process.stdout.write(`Neu versiegelt (sealed anew): ${changed}\n`)
}

async function rotateOwn(db: Db, isCompromised: boolean) {
  const changed = await withSecretsLock(db, async () => {
    addSecret({ isCompromised })
    await noteSecrets(db)
    await delay((isCompromised ? 0 : SIGNS_AFTER_MS) + READ_ANEW_MS)
    if (isCompromised) await endEverySession(db)
    return leaveFormerSecrets(db)
  })
  return { said: isCompromised ? COMPROMISED : rotated(), changed }
}

async function endGiven(db: Db) {
  const why = whyFormerAreGood()
  if (why) throw new Error(why)
  const changed = await withSecretsLock(db, async () => {
    await endEverySession(db)
    return leaveFormerSecrets(db)
  })
  return { said: COMPROMISED, changed }
}

function rotated(): string[] {
  const until = formatLongDay(new Date(clock.now().getTime() + GOOD_FOR_MS), HOME_ZONE)
  return [
    "Ein neues Geheimnis unterschreibt ab jetzt (a new secret signs from now on). Niemand wurde abgemeldet.",
    `Was das bisherige unterschrieben hat, gilt bis ${until}.`,
  ]
}

const COMPROMISED = [
  "Das bisherige Geheimnis gilt nicht mehr (the former secret is worth nothing).",
  "Alle sind abgemeldet. Ungültig sind alle Links aus früheren Mails, gezeigte und gespeicherte Bordkarten und Codes, die noch unterwegs sind.",
  "Es gelten weiter: Konten, Passwörter, Passkeys, Apps für den zweiten Faktor, Bankdaten, Kalenderadressen und begonnene Buchungen.",
  "Wer außer dem Geheimnis auch die Datenbank hatte, kennt Bankdaten, Kalenderadressen und die Geheimnisse der Apps: die sind neu zu vergeben.",
]

const LOST = [
  "Die Datenbank gehört jetzt zum Geheimnis dieses Prozesses (the database belongs to the secret of this process now).",
  "Was mit einem anderen versiegelt ist, bleibt unlesbar: Bankdaten, Apps für den zweiten Faktor, Kalenderadressen. Ihre Besitzer geben sie neu ein (what another one has sealed stays unreadable, and is to be given anew).",
]
