import { setTimeout as delay } from "node:timers/promises"
import { parseArgs } from "node:util"
import { endEverySession } from "#features/auth/core/server/end-sessions.ts"
import { clock } from "#platform/clock.ts"
import { seconds } from "#platform/duration.ts"
import { addSecret, GOOD_FOR_MS, SIGNS_AFTER_MS } from "#platform/server/secrets.ts"
import { formatLongDay, HOME_ZONE } from "#platform/time.ts"
import { leaveFormerSecrets, withSecretsLock } from "#server/security/former-secrets.ts"
import { bootstrap } from "../process.ts"

/** So long a process that runs may take to read the file anew. */
const READ_ANEW_MS = seconds(3)

/**
 * `npm run secrets:rotate`: a new secret, beside which what the former ones have signed stays good for
 * its time; nobody is signed out, and no process has to be started anew. `--now`, for a secret that
 * somebody else has: what it has signed is worth nothing from now on.
 */
export async function rotateSecrets(...args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { now: { type: "boolean", default: false } } })
  const isCompromised = values.now
  const ground = await bootstrap("visitor")
  const changed = await withSecretsLock(ground.db, async () => {
    addSecret({ isCompromised })
    await delay((isCompromised ? 0 : SIGNS_AFTER_MS) + READ_ANEW_MS)
    if (isCompromised) await endEverySession(ground.db)
    return leaveFormerSecrets(ground.db)
  })
  await ground.close()
  process.stdout.write(`${(isCompromised ? COMPROMISED : rotated()).join("\n")}\n`)
  process.stdout.write(`Neu versiegelt (sealed anew): ${changed}\n`)
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
