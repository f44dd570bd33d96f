import { sql } from "drizzle-orm"
import { minutes, seconds } from "#platform/duration.ts"
import { type Booked, bookAndBook } from "./acknowledged.ts"
import { brokenRules } from "./books.ts"
import { type ArchivedPostgres, startArchivedPostgres } from "./daemons/archived-postgres.ts"
import { type Finding, tried } from "./finding.ts"
import { inSeconds, say } from "./say.ts"
import { startTestStack, type TestStack } from "./test-stack.ts"
import { pause } from "./wait.ts"

/** What was acknowledged longer before the loss is there again. */
const RPO_MS = minutes(5)
/** From the command until the product answers again. */
const RTO_MS = minutes(30)

/** People book for `runs` seconds, then the machine of the database is gone; it comes back as late as it can be, and at a chosen second. */
export async function pointInTime(runs = 180): Promise<Finding[]> {
  const postgres = await startArchivedPostgres()
  try {
    const ground = await startTestStack(postgres)
    try {
      const what = `seconds of bookings, then the machine of the database is gone (${postgres.versions})`
      return [await tried(what, () => loseMachine(ground, postgres, runs))]
    } finally {
      await ground.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function loseMachine(ground: TestStack, postgres: ArchivedPostgres, forSeconds: number) {
  await ground.start()
  postgres.backUp()
  const people = bookAndBook(ground)
  await pause(seconds(forSeconds) / 3)
  const chosen = { at: new Date(), told: performance.now() }
  await pause((2 * seconds(forSeconds)) / 3)
  const booked = await people.end()
  const goneAt = performance.now()

  const back = await comeBack(ground, postgres)
  const lost = await listAbsent(ground, booked)
  const lostMs = goneAt - Math.min(goneAt, ...lost.map(({ toldAt }) => toldAt))
  say(
    `${booked.length} bookings were acknowledged, ${lost.length} of them lost, the oldest ${inSeconds(lostMs)} old (target ${inSeconds(RPO_MS)}); the product answers again after ${inSeconds(back.ms)} (target ${inSeconds(RTO_MS)})`,
  )
  const findings = [...people.wrong, ...back.broken]
  if (lostMs > RPO_MS) findings.push(`what was acknowledged ${inSeconds(lostMs)} before is lost`)
  if (back.ms > RTO_MS) findings.push(`back after ${inSeconds(back.ms)}`)

  const chosenBack = await comeBack(ground, postgres, chosen.at)
  const before = booked.filter(({ toldAt }) => toldAt < chosen.told)
  const absent = await listAbsent(ground, before)
  // who was told a little later may have been written down before that second
  const after = booked.filter(({ toldAt }) => toldAt > chosen.told + seconds(5))
  const tooMany = after.length - (await listAbsent(ground, after)).length
  say(
    `at a chosen second: ${before.length} bookings from before it, ${absent.length} of them missing (target 0); ${tooMany} of ${after.length} from after it are there (target 0); the product answers again after ${inSeconds(chosenBack.ms)}`,
  )
  if (absent.length > 0)
    findings.push(`${absent.length} bookings of before that second are missing`)
  if (tooMany > 0) findings.push(`${tooMany} bookings of after that second are there`)
  if (before.length === 0 || after.length === 0)
    findings.push("nobody has booked on both sides of it")
  return { runs: forSeconds, findings: [...findings, ...chosenBack.broken] }
}

/** The servers stand still while a database is lost and restored. */
async function comeBack(ground: TestStack, postgres: ArchivedPostgres, moment?: Date) {
  await ground.kill()
  await postgres.lose()
  const begun = performance.now()
  await postgres.restore(moment)
  await ground.start()
  const ms = performance.now() - begun
  return { ms, broken: await brokenRules(ground.db) }
}

async function listAbsent(ground: TestStack, booked: readonly Booked[]): Promise<Booked[]> {
  const { rows } = await ground.db.execute<{ flight: number; guest: number }>(
    sql`select flight_id as flight, passenger_id as guest from bookings`,
  )
  const there = new Set(rows.map(({ flight, guest }) => `${flight} ${guest}`))
  return booked.filter(({ flightId, userId }) => !there.has(`${flightId} ${userId}`))
}
