import { expect, test } from "vitest"
import { seconds } from "#platform/duration.ts"
import { createGate, type Leave } from "./gate.ts"
import { PRIORITIES, type Priority } from "./priority.ts"

const IDLE = { lagMs: 0, utilisation: 0.2, passedSeconds: 0.05 }
const BUSY = { lagMs: 0, utilisation: 1, passedSeconds: 0.05 }
const LATE = { lagMs: 500, utilisation: 0.2, passedSeconds: 0.55 }

/** A gate that lets in one at a time, and who asks there. */
function narrowGate() {
  let time = 0
  const gate = createGate({ limit: 1, now: () => time })
  const answers: string[] = []
  const leaves: Leave[] = []
  const ask = (name: string, priority: Priority, isGone = () => false) => {
    void gate.enter(priority, isGone).then((leave) => {
      answers.push(leave ? name : `not ${name}`)
      if (leave) leaves.push(leave)
    })
  }
  return {
    gate,
    answers,
    ask,
    pass(ms: number) {
      time += ms
    },
    /** Whoever is in leaves, one after the other, until nobody waits. */
    async emptied() {
      await Promise.resolve()
      for (let leave = leaves.shift(); leave; leave = leaves.shift()) {
        leave()
        await new Promise(setImmediate)
      }
      return answers
    },
  }
}

test("the most urgent is let in first, and among equals who came first", async () => {
  const { ask, emptied } = narrowGate()
  ask("inside", "page")
  for (const name of ["a poll", "a page", "another page", "a sign-in", "a checkout"]) {
    const word = name.split(" ").at(-1)
    const priorities: Record<string, Priority> = { poll: "polling", checkout: "checkout" }
    ask(name, priorities[word ?? ""] ?? (word === "sign-in" ? "auth" : "page"))
  }
  expect(await emptied()).toEqual([
    "inside",
    "a checkout",
    "a sign-in",
    "a page",
    "another page",
    "a poll",
  ])
})

test("where no more may wait the least urgent has to go, the last of them first", async () => {
  const { gate, ask, emptied } = narrowGate()
  ask("inside", "page")
  ask("the first poll", "polling")
  while (gate.hasRoom("polling")) ask("another poll", "polling")
  ask("the last poll", "polling")
  ask("a page", "page")
  const answers = await emptied()
  expect(answers.filter((answer) => answer === "not the last poll")).toHaveLength(1)
  expect(answers.filter((answer) => answer === "not another poll")).toHaveLength(1)
  expect(answers).toContain("the first poll")
  expect(answers).toContain("a page")
  expect(gate.read()).toMatchObject({ inFlight: 0, waiting: 0, shed: { polling: 2, page: 0 } })
})

test("while only what is as urgent waits there is no chance, and somebody more urgent has one", () => {
  const { gate, ask } = narrowGate()
  ask("inside", "page")
  while (gate.hasRoom("page")) ask("a page", "page")
  const chances = PRIORITIES.map((priority) => [priority, gate.hasRoom(priority)])
  expect(Object.fromEntries(chances)).toEqual({
    checkout: true,
    auth: true,
    page: false,
    polling: false,
  })
})

test("two hundred who pay in the same moment wait for each other, and nobody else is let in before", async () => {
  const { gate, ask, emptied } = narrowGate()
  ask("inside", "page")
  ask("a page", "page")
  for (let count = 0; count < 200; count += 1) ask("a checkout", "checkout")
  const answers = await emptied()
  expect(answers.filter((answer) => answer === "a checkout")).toHaveLength(200)
  expect(answers.at(-1)).toBe("a page")
  expect(gate.read().shed).toEqual({ checkout: 0, auth: 0, page: 0, polling: 0 })
})

test("nobody works for somebody who has gone, and nobody has shed them", async () => {
  const { gate, ask, emptied } = narrowGate()
  let hasGone = false
  ask("inside", "page")
  ask("the impatient", "checkout", () => hasGone)
  ask("the patient", "page")
  hasGone = true
  expect(await emptied()).toEqual(["inside", "not the impatient", "the patient"])
  expect(gate.read().shed.checkout).toBe(0)
})

test("many who come in one moment may all wait, even where nobody has come for long", async () => {
  const { gate, ask, emptied } = narrowGate()
  for (let count = 0; count < 1_000; count += 1) gate.adapt(IDLE)
  ask("inside", "page")
  for (let count = 0; count < 100; count += 1) ask("a page", "page")
  expect((await emptied()).filter((answer) => answer === "a page")).toHaveLength(100)
})

test("while somebody has been waiting all the time, few others may", () => {
  const { gate, ask, pass } = narrowGate()
  ask("inside", "page")
  for (let count = 0; count < 70; count += 1) ask("a page", "page")
  expect(gate.hasRoom("page")).toBe(true)
  pass(seconds(1))
  expect(gate.hasRoom("page")).toBe(false)
})

test("a moment in which nobody waits ends the crowd", async () => {
  const { gate, ask, pass, emptied } = narrowGate()
  ask("inside", "page")
  ask("a page", "page")
  pass(seconds(1))
  await emptied()
  ask("inside", "page")
  for (let count = 0; count < 100; count += 1) ask("a page", "page")
  expect(gate.read()).toMatchObject({ waiting: 100, shed: { page: 0 } })
})

test("those who have gone make room for others", async () => {
  const { gate, ask } = narrowGate()
  let hasGone = false
  ask("inside", "page")
  while (gate.hasRoom("page")) ask("a page", "page", () => hasGone)
  hasGone = true
  expect(gate.hasRoom("polling")).toBe(true)
  expect(gate.read().waiting).toBe(0)
})

test("who would wait for too long is told to come again", async () => {
  const { gate, ask, pass, emptied } = narrowGate()
  ask("inside", "page")
  ask("the early", "page")
  pass(seconds(1.5))
  ask("the late", "page")
  pass(seconds(1))
  gate.adapt(LATE)
  const answers = await emptied()
  expect(answers.toSorted()).toEqual(["inside", "not the early", "the late"])
})

test("fewer are let in while the main thread is never idle or late, and more again when it waits", () => {
  const { gate } = narrowGate()
  for (let count = 0; count < 100; count += 1) void gate.enter("page")
  const limitAfter = (reading: typeof IDLE) => {
    for (let count = 0; count < 100; count += 1) gate.adapt(reading)
    return gate.read().limit
  }
  const most = limitAfter(IDLE)
  expect(most).toBeGreaterThan(1)
  const least = limitAfter(BUSY)
  expect(least).toBeLessThan(most)
  expect(limitAfter(LATE)).toBe(least)
  expect(least).toBeGreaterThan(0)
})

test("the quicker the others are done, the more may be in and wait", async () => {
  const gate = createGate({ limit: 1 })
  const roomAt = async (pace: number) => {
    for (let second = 0; second < 10; second += 1) {
      for (let part = 0; part < 20; part += 1) {
        for (let count = 0; count < pace / 20; count += 1) (await gate.enter("page"))?.()
        gate.adapt(BUSY)
      }
    }
    return gate.read().limit
  }
  const slow = await roomAt(40)
  expect(await roomAt(100)).toBeGreaterThan(slow)
})

test("a place that is given back twice is one place", async () => {
  const { gate } = narrowGate()
  const leave = await gate.enter("page")
  leave?.()
  leave?.()
  expect(gate.read().inFlight).toBe(0)
})
