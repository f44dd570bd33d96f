import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { brokenRules } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import { type Answer, type Person, signedIn } from "./person.ts"
import type { TestStack } from "./test-stack.ts"

const PRICE = 6_875

/** Many at once for what only one can have. */
export async function buyers(ground: TestStack, runs = 10): Promise<Finding[]> {
  const repeated = (what: string, once: (ground: TestStack) => Promise<string[]>) =>
    tried(what, async () => {
      const findings: string[] = []
      for (let run = 0; run < runs; run += 1) findings.push(...(await once(ground)))
      return { runs, findings: [...findings, ...(await brokenRules(ground.db))] }
    })
  return [
    await repeated("50 buyers of the last seat", lastSeat),
    await repeated("200 bookings of 3 seats, people leaving, holds running out", threeSeats),
    await repeated("50 redemptions of one voucher", oneVoucher),
  ]
}

async function people(ground: TestStack, count: number): Promise<Person[]> {
  const users = await Promise.all(Array.from({ length: count }, () => makeUser(ground.db)))
  return Promise.all(users.map(({ id }) => signedIn(ground, id, false)))
}

function hold(person: Person, flightId: number, index: number): Promise<Answer> {
  const input = { flightId, seats: 1, shownTotalCents: PRICE }
  const key = index % 2 === 0 ? `buyer-${flightId}-${index}` : undefined
  return person.send("POST", "/api/checkouts", input, key)
}

const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

function expectCount(what: string, answers: readonly Answer[], statuses: Record<number, number>) {
  const found = Map.groupBy(answers, ({ status }) => status)
  const isSo =
    [...found.keys()].every((status) => status in statuses) &&
    Object.entries(statuses).every(([status, wanted]) => count(answers, Number(status)) === wanted)
  if (isSo) return []
  return [`${what}: ${JSON.stringify([...found].map(([status, { length }]) => [status, length]))}`]
}

async function lastSeat(ground: TestStack): Promise<string[]> {
  const flight = await makeFlight(ground.db, {
    seatsOffered: 1,
    totalCostCents: 12_500,
  })
  const buying = await people(ground, 50)
  const answers = await Promise.all(buying.map((one, index) => hold(one, flight.id, index)))
  return expectCount("the last seat", answers, { 201: 1, 422: 49 })
}

async function threeSeats(ground: TestStack): Promise<string[]> {
  const flight = await makeFlight(ground.db)
  const buying = await people(ground, 200)
  const first = await Promise.all(buying.map((one, index) => hold(one, flight.id, index)))
  const findings = expectCount("three seats", first, { 201: 3, 422: 197 })
  // some who have one leave while others try, and one hold runs out
  const holders = buying.filter((_, index) => first[index]?.status === 201)
  const others = buying.filter((_, index) => first[index]?.status !== 201)
  const [leaving, expiring] = holders
  const left = first[leaving ? buying.indexOf(leaving) : -1]?.json.ref
  await ground.db.execute(
    `update bookings set hold_until = created_at where flight_id = ${flight.id} and passenger_id = ${expiring?.userId}`,
  )
  await ground.db.execute(
    `update flight_seats set held_until = '2000-01-01' where booking_id in (select id from bookings
      where flight_id = ${flight.id} and passenger_id = ${expiring?.userId})`,
  )
  const storm = await Promise.all([
    ...others.map((one, index) => hold(one, flight.id, index + 1_000)),
    leaving?.send("DELETE", `/api/checkouts/${left}`),
  ])
  const statuses = storm.map((answer) => answer?.status ?? 0)
  if (statuses.some((status) => ![201, 204, 422].includes(status))) {
    findings.push(`people leaving: ${JSON.stringify([...new Set(statuses)])}`)
  }
  // whatever has become free meanwhile is there for whoever asks now
  const late = await people(ground, 3)
  const asked: Answer[] = []
  for (const [index, one] of late.entries()) asked.push(await hold(one, flight.id, index + 5_000))
  const sold = count(first, 201) - 2 + storm.filter((answer) => answer?.status === 201).length
  if (sold + count(asked, 201) !== 3) {
    findings.push(`${sold} seats taken, then ${count(asked, 201)} more, of 3`)
  }
  return findings
}

async function oneVoucher(ground: TestStack): Promise<string[]> {
  const { code } = await makeVoucher(ground.db)
  const redeeming = await people(ground, 50)
  const answers = await Promise.all(
    redeeming.map((one) => one.send("POST", "/api/vouchers/redeem", { code })),
  )
  return expectCount("one voucher", answers, { 200: 1, 400: 49 })
}
