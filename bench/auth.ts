import { randomBytes, randomInt } from "node:crypto"
import { DEMO_PASSWORD, PASSENGER_EMAIL } from "#db/seed/people/demo-logins.ts"
import { cookieHeader } from "#tests/support/cookies.ts"
import { countFigure, type Figure, median, ratioFigure } from "./figure.ts"
import { mailedCode } from "./mailed-code.ts"
import type { Product } from "./product.ts"

/*
 * What an attacker could learn or win at the login: whether an address is known (by time), a code
 * (by guessing at one moment), and whether ordinary people with many tabs pay for the protection.
 */

const PASSWORD_TRIES = 300
const CODE_SENDS = 300
const EMAIL_CHANGES = 200
const GUESSES = 100
const TABS = 10

// the median of equal work on a busy machine
const EQUAL = { least: 0.9, most: 1.1 }

export async function authBench(product: Product): Promise<Figure[]> {
  return [
    await wrongPasswords(product),
    await codeSends(product),
    await emailChanges(product),
    ...(await guessedCode(product)),
    ...(await manyTabs(product)),
  ]
}

/** An address of the Internet for each call, so that no limit per caller stands in the way. */
function fromAnywhere(): Record<string, string> {
  const part = () => randomInt(1, 255)
  return { "x-forwarded-for": `10.${part()}.${part()}.${part()}` }
}

function post(product: Product, path: string, body?: unknown, headers = {}): Promise<Response> {
  return fetch(`${product.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...fromAnywhere(), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

async function milliseconds(expected: number, call: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  const answer = await call()
  await answer.arrayBuffer()
  const took = performance.now() - start
  if (answer.status !== expected) throw new Error(`${answer.url} answered ${answer.status}`)
  return took
}

const unknownAddress = () => `${randomBytes(8).toString("hex")}@example.org`

/** Measures both in turn, so that whatever else the machine does slows both. */
async function compare(
  times: number,
  known: (turn: number) => Promise<number>,
  unknown: (turn: number) => Promise<number>,
) {
  const [ours, baseline]: [number[], number[]] = [[], []]
  for (let turn = -WARM_UP; turn < times; turn += 1) {
    const isFirst = turn % 2 === 0
    const one = isFirst ? await known(turn) : await unknown(turn)
    const other = isFirst ? await unknown(turn) : await known(turn)
    if (turn < 0) continue
    ours.push(isFirst ? one : other)
    baseline.push(isFirst ? other : one)
  }
  return { ours: median(ours), baseline: median(baseline) }
}

const WARM_UP = 10

async function confirmedAddresses({ db }: Product, atMost: number): Promise<string[]> {
  const { rows } = await db.query<{ email: string }>(
    `select email from users where email_confirmed_at is not null and deleted_at is null
     order by password_hash is null, id limit $1`,
    [atMost],
  )
  return rows.map(({ email }) => email)
}

async function wrongPasswords(product: Product): Promise<Figure> {
  // strangers have 20 tries an hour at an address
  const known = await confirmedAddresses(product, Math.ceil((PASSWORD_TRIES + WARM_UP) / 20))
  const unknown = known.map(unknownAddress)
  const attempt = (emails: string[]) => (turn: number) =>
    milliseconds(401, () =>
      post(product, "/api/auth/login/password", {
        email: emails[(turn + WARM_UP) % emails.length],
        password: `geraten-${turn}`,
      }),
    )
  return ratioFigure({
    what: `wrong password, known address against unknown (median of ${PASSWORD_TRIES})`,
    ...(await compare(PASSWORD_TRIES, attempt(known), attempt(unknown))),
    unit: "ms",
    ...EQUAL,
  })
}

async function codeSends(product: Product): Promise<Figure> {
  // an address gets three codes in a quarter of an hour
  const known = await confirmedAddresses(product, Math.ceil((CODE_SENDS + WARM_UP) / 3))
  const send = (email: string | undefined) =>
    milliseconds(200, () => post(product, "/api/auth/login/token/send", { email }))
  return ratioFigure({
    what: `code sent, known address against unknown (median of ${CODE_SENDS})`,
    ...(await compare(
      CODE_SENDS,
      (turn) => send(known[(turn + WARM_UP) % known.length]),
      () => send(unknownAddress()),
    )),
    unit: "ms",
    ...EQUAL,
  })
}

/** Whoever is signed in must not learn which addresses have an account by wanting them. */
async function emailChanges(product: Product): Promise<Figure> {
  const { userId, cookie } = await signInAsPassenger(product)
  const others = await confirmedAddresses(product, 50)
  const taken = others.filter((email) => email !== PASSENGER_EMAIL)
  const want = async (email: string | undefined) => {
    // as if the quarter of an hour had passed that the limits ask for
    await product.db.query("delete from rate_limits")
    return milliseconds(200, () =>
      post(product, `/api/users/${userId}/settings/email`, { email }, { cookie }),
    )
  }
  return ratioFigure({
    what: `another address wanted, taken against free (median of ${EMAIL_CHANGES})`,
    ...(await compare(
      EMAIL_CHANGES,
      (turn) => want(taken[(turn + WARM_UP) % taken.length]),
      () => want(unknownAddress()),
    )),
    unit: "ms",
    ...EQUAL,
  })
}

async function signInAsPassenger(product: Product) {
  const credentials = { email: PASSENGER_EMAIL, password: DEMO_PASSWORD }
  const answer = await post(product, "/api/auth/login/password", credentials)
  const { user } = (await answer.json()) as { user: { id: number } }
  return { userId: user.id, cookie: cookieHeader(answer.headers.getSetCookie()) }
}

/** A thousand machines guess at one moment; the limit per address alone lets 50 of them through. */
async function guessedCode(product: Product): Promise<Figure[]> {
  const email = unknownAddress()
  await post(product, "/api/auth/login/token/send", { email })
  const right = await mailedCode(product, email)
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, (_, index) => {
      const token = String((Number(right) + index + 1) % 1_000_000).padStart(6, "0")
      return post(product, "/api/auth/login/token", { email, token })
    }),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  const compared = await product.db.query<{ tries: number }>(
    "select cardinality(wrong_tries) as tries from login_challenges where email = $1",
    [email],
  )
  const tries = compared.rows[0]?.tries ?? Number.NaN
  const refused = count(401) + count(429)
  const afterwards = await post(product, "/api/auth/login/token", { email, token: right })
  return [
    countFigure(`${GUESSES} guesses of a code at once: compared`, tries, "<= 5", tries <= 5),
    countFigure(
      `${GUESSES} guesses of a code at once: refused (${count(401)} x 401, ${count(429)} x 429)`,
      refused,
      `${GUESSES}`,
      refused === GUESSES,
    ),
    countFigure(
      "sign-ins with the right code after that",
      afterwards.ok ? 1 : 0,
      "0",
      !afterwards.ok,
    ),
  ]
}

async function manyTabs(product: Product): Promise<Figure[]> {
  const { userId, ...passenger } = await signInAsPassenger(product)
  const figures: Figure[] = []
  let { cookie } = passenger
  for (const round of ["first", "second"]) {
    const tabs = await Promise.all(
      Array.from({ length: TABS }, () => post(product, "/api/auth/refresh", undefined, { cookie })),
    )
    const alive = await Promise.all(
      tabs.map((tab) =>
        fetch(`${product.url}/api/users/${userId}/as-owner`, {
          headers: { cookie: cookieHeader(tab.headers.getSetCookie()) },
        }),
      ),
    )
    const stayed = alive.filter(({ ok }) => ok).length
    figures.push(
      countFigure(
        `${TABS} tabs refresh at once (${round} round): stay signed in`,
        stayed,
        `${TABS}`,
        stayed === TABS,
      ),
    )
    cookie = cookieHeader(tabs[0]?.headers.getSetCookie() ?? [])
  }
  return figures
}
