import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { createRandom } from "#db/seed/random.ts"
import { seconds } from "#platform/duration.ts"
import { causesOf } from "#platform/server/db.ts"
import { bookOfBooking } from "./books/of-booking.ts"
import { until } from "./books/until.ts"
import { brokenRules } from "./books.ts"
import { missingListeners } from "./daemons/listeners.ts"
import { type PatroniCluster, startPatroniCluster } from "./daemons/patroni.ts"
import { type Finding, tried } from "./finding.ts"
import { orderHeld, PRICE } from "./journeys/book-a-seat.ts"
import { decided } from "./journeys/journey.ts"
import { signedIn } from "./person.ts"
import { freePort, startTestStack, type TestStack } from "./test-stack.ts"
import { pause, untilMade, waitUntil } from "./wait.ts"

/** From the kill until people book and pay again. */
const BACK_TARGET_MS = seconds(30)
const AT_ONCE = 4

/** Somebody was told that they have booked and paid. */
interface Booked {
  flightId: number
  userId: number
  /** Of `performance.now()`. */
  toldAt: number
}

/** The primary of three PostgreSQL is killed again and again while people book; nothing in the product is started again. */
export async function failover(kills = 10): Promise<Finding[]> {
  const cluster = await startPatroniCluster()
  try {
    const ground = await startTestStack(cluster)
    try {
      const what = `kill -9 of the primary, PostgreSQL ${cluster.version} behind Patroni and HAProxy`
      return [await tried(what, () => killPrimaries(ground, cluster, kills))]
    } finally {
      await ground.stop()
    }
  } finally {
    await cluster.stop()
  }
}

async function killPrimaries(ground: TestStack, cluster: PatroniCluster, kills: number) {
  const settings = { DATABASE_URL: cluster.url }
  const web = ground.launch({ ...settings, ROLE: "web" })
  await web.ready
  const worker = ground.launch({ ...settings, ROLE: "worker", PORT: String(await freePort()) })
  await worker.ready
  let hasEnded = false
  for (const process of [web, worker]) void process.ended.then(() => (hasEnded = true))
  const random = createRandom("failover")
  const findings: string[] = []
  const backs: number[] = []
  const people = bookAndBook(ground)
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await pause(random.int(1_000, 4_000))
      const former = await cluster.primary()
      const killed = kill % 2 === 0 ? "machine" : "PostgreSQL"
      const begun = performance.now()
      await cluster.killPrimary(killed)
      await waitUntil("another one takes writes", async () => {
        const next = await cluster.primary()
        return next !== undefined && next !== former
      })
      const taken = performance.now()
      await waitUntil("it is ready", async () =>
        fetch(`${ground.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      await waitUntil("somebody books again", async () => people.lastToldAt() > taken)
      const ms = people.firstToldAfter(taken) - begun
      backs.push(ms)
      say(
        `${kill} of ${kills} (${killed}): another primary after ${inSeconds(taken - begun)}, people book again after ${inSeconds(ms)}`,
      )
      if (ms > BACK_TARGET_MS) findings.push(`kill ${kill}: back after ${inSeconds(ms)}`)
      await cluster.mend()
    }
    const booked = await people.end()
    const lost = await listLost(ground, booked)
    const deaf = await missingListeners(ground.db, 2)
    if (hasEnded) findings.push("a process of the product has ended meanwhile")
    say(
      `${booked.length} bookings were acknowledged, ${lost.length} of them lost (target 0); back after ${inSeconds(Math.max(...backs))} at most (target ${inSeconds(BACK_TARGET_MS)})`,
    )
    return {
      runs: kills,
      findings: [...findings, ...lost, ...deaf, ...people.wrong, ...(await brokenRules(ground.db))],
    }
  } finally {
    for (const process of [web, worker]) process.kill("SIGTERM")
    await Promise.all([web.ended, worker.ended])
  }
}

/** People who book and pay one seat after another, and note what they were told. */
function bookAndBook(ground: TestStack) {
  const booked: Booked[] = []
  const wrong: string[] = []
  let isOver = false
  const working = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      await bookOnce(ground).then(
        (one) => booked.push(one),
        (error: unknown) => wrong.push(causesOf(error).map(describe).join(": ")),
      )
    }
  })
  return {
    wrong,
    lastToldAt: () => booked.at(-1)?.toldAt ?? 0,
    firstToldAfter: (moment: number) => booked.find(({ toldAt }) => toldAt > moment)?.toldAt ?? 0,
    async end() {
      isOver = true
      await Promise.all(working)
      return booked
    },
  }
}

async function bookOnce(ground: TestStack): Promise<Booked> {
  const flight = await untilMade(ground.db, (tx) => makeFlight(tx))
  const { id: userId } = await untilMade(ground.db, (tx) => makeUser(tx))
  const guest = await signedIn(ground, userId, true)
  const hold = { flightId: flight.id, seats: 1, shownTotalCents: PRICE }
  decided(await guest.insist("POST", "/api/checkouts", hold), 201)
  await orderHeld(guest)
  return { flightId: flight.id, userId, toldAt: performance.now() }
}

/** Whose booking is not there, or does not get as far as it must: the pilot is asked, the money is reserved. */
async function listLost(ground: TestStack, booked: readonly Booked[]): Promise<string[]> {
  const lost: string[] = []
  for (const { flightId, userId } of booked) {
    const book = bookOfBooking(flightId, userId)
    const wrong = await until(ground.db, book, {
      booking: "requested",
      payment: "authorised",
    }).catch((error: unknown) => [String(error)])
    lost.push(...wrong.slice(0, 1))
  }
  return lost
}

/** Without the statement, which is the longer part of it. */
function describe(cause: Error): string {
  const code = "code" in cause ? `${cause.code} ` : ""
  return `${code}${cause.message.split("\n")[0]?.slice(0, 80)}`
}

const inSeconds = (ms: number) => `${(ms / seconds(1)).toFixed(1)} s`

function say(line: string) {
  process.stdout.write(`  ${line}\n`)
}
