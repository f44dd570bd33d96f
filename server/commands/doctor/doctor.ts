import { stripe } from "#features/payments/server/stripe/stripe-client.ts"
import { env } from "#platform/server/env.ts"
import { openStorage } from "#platform/server/storage.ts"
import { buildId } from "#server/pages.ts"
import { connectionsOfProcess } from "#server/roles/pool-sizes.ts"
import { bad, type Finding, lookAt, ok, warn } from "./finding.ts"
import { lookAtDatabase } from "./look-at-database.ts"
import { lookAtCertificate, lookAtProxy } from "./look-at-edge.ts"
import { lookAtMailDomain, lookAtMailServer } from "./look-at-mail.ts"
import { lookAtReplica } from "./look-at-replica.ts"
import { lookAtSecret } from "./look-at-secret.ts"

/** Always the same file, which is gone afterwards. */
const STORED_KEY = "doctor.txt"
const STORED = "Hier lässt sich schreiben.\n"

/**
 * `npm run doctor`: looks at what an installation stands on, changes nothing, and prints what it has found. Ends with
 * exit code 1 where something must not stay as it is.
 */
export async function doctor(): Promise<void> {
  const findings = await examine()
  for (const { what, state, said } of findings) {
    process.stdout.write(`${state.padEnd(4)}  ${what}: ${said}\n`)
  }
  const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length
  process.stdout.write(`${count("ok")} ok, ${count("warn")} to look at, ${count("bad")} bad\n`)
  if (count("bad") > 0) process.exitCode = 1
}

async function examine(): Promise<Finding[]> {
  const { DATABASE_URL, REPLICA_DATABASE_URL, SMTP_URL, MAIL_FROM, PUBLIC_URL } = env()
  return [
    ...(DATABASE_URL
      ? await lookAt("database", () => lookAtDatabase(DATABASE_URL, connectionsOfProcess(env())))
      : [warn("database", "the embedded one of DATA_DIR: for real people set DATABASE_URL")]),
    ...(REPLICA_DATABASE_URL
      ? await lookAt("replica", () => lookAtReplica(REPLICA_DATABASE_URL))
      : []),
    ...(DATABASE_URL ? await lookAt("secret", () => lookAtSecret(DATABASE_URL)) : []),
    ...(await lookAt("storage", lookAtStorage)),
    ...(SMTP_URL
      ? await lookAt("mail server", () => lookAtMailServer(SMTP_URL))
      : [warn("mail server", "SMTP_URL is not set: mails stay in the mailbox of the demo")]),
    ...(MAIL_FROM ? await lookAt("mail sender", () => lookAtMailDomain(MAIL_FROM)) : []),
    ...(await lookAt("payments", lookAtPayments)),
    ...(await lookAt("TLS", () => lookAtCertificate(PUBLIC_URL))),
    ...(await lookAt("public address", () => lookAtProxy(PUBLIC_URL, buildId))),
  ]
}

async function lookAtStorage(): Promise<Finding> {
  const disk = await openStorage(env())
  await disk.put(STORED_KEY, STORED)
  const read = await disk.get(STORED_KEY)
  await disk.delete(STORED_KEY)
  return read === STORED
    ? ok("storage", "a file was written, read and deleted")
    : bad("storage", "what was read is not what was written")
}

/** A trial takes no money, which must be what somebody wants who serves real people. */
async function lookAtPayments(): Promise<Finding> {
  const { PAYMENTS, TRIAL_PAYMENTS, isProduction, DEMO } = env()
  if (PAYMENTS === "stripe") {
    const { livemode } = await (await stripe()).balance.retrieve()
    return livemode ? ok("payments", "Stripe, live") : warn("payments", "Stripe, with test keys")
  }
  if (!isProduction || DEMO) return ok("payments", "trial, of a demo")
  return TRIAL_PAYMENTS === "confirmed"
    ? warn("payments", "trial: nobody pays, as TRIAL_PAYMENTS confirms")
    : bad(
        "payments",
        "trial: nobody pays. Set PAYMENTS=stripe, or TRIAL_PAYMENTS=confirmed if that is wanted",
      )
}
