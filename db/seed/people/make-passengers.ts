import { createRandom } from "../random.ts"
import { PASSENGER_EMAIL } from "./demo-logins.ts"
import { emailOf } from "./email-of.ts"
import { moreNames, namePools, passengerAbouts } from "./names.ts"

export interface DemoPassenger {
  email: string
  firstName: string
  lastName: string
  about: string
  languages: string[]
  hasSubscribedNewsletter: boolean
  isDemoLogin: boolean
}

/** Whom other parts of the demo world know by name. */
const FIXED: readonly (readonly [string, string, readonly string[]])[] = [
  ["Lena", "Berger", ["de", "en"]],
  ["Cem", "Mutlu", ["de", "tr"]],
  ["Okan", "Kılıç", ["de", "tr", "en"]],
]

/** As many different people as asked for; the first is the demo login. */
export function makePassengers(count: number): DemoPassenger[] {
  const random = createRandom("passengers")
  const people: DemoPassenger[] = []
  const known = new Set<string>()
  const abouts = random.shuffled(passengerAbouts)

  function add(firstName: string, lastName: string, languages: readonly string[]) {
    const isDemoLogin = people.length === 0
    const email = isDemoLogin ? PASSENGER_EMAIL : emailOf({ firstName, lastName })
    if (known.has(email)) return
    known.add(email)
    people.push({
      email,
      firstName,
      lastName,
      about: random.chance(0.2) ? (abouts.pop() ?? "") : "",
      languages: [...languages],
      hasSubscribedNewsletter: random.chance(0.3),
      isDemoLogin,
    })
  }

  for (const [firstName, lastName, languages] of FIXED) add(firstName, lastName, languages)
  const rare = [...moreNames]
  while (people.length < count) {
    const next = random.chance(0.1) ? rare.shift() : undefined
    if (next) {
      add(...next)
      continue
    }
    let draw = random.int(1, 100)
    const pool = namePools.find(({ share }) => {
      draw -= share
      return draw <= 0
    })
    if (pool) add(random.pick(pool.firstNames), random.pick(pool.lastNames), pool.languages)
  }
  return people
}
