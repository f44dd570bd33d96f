import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { ApiFailure, NetworkFailure } from "./api-failure.ts"
import { type ActionFailure, type ActionOptions, useAction } from "./use-action.ts"

interface Order {
  seats: number
}

const refusal = new ApiFailure(422, { code: "sold-out", message: "Leider ausgebucht." })

interface PressProps {
  action: ActionOptions<Order, string>
  onReady: (run: (order: Order) => Promise<void>) => void
}

function Press({ action, onReady }: PressProps) {
  onReady(useAction(action).run)
  return null
}

/** What a component that stays on its page presses. */
function pressOf(action: ActionOptions<Order, string>) {
  let press: (order: Order) => Promise<void> = async () => undefined
  const onReady: PressProps["onReady"] = (run) => {
    press = run
  }
  renderToStaticMarkup(<Press action={action} onReady={onReady} />)
  return press
}

/** The action of a component that stays on its page; each answer, or refusal, comes in its turn. */
function actionWith(answers: readonly (string | Error)[]) {
  const intents: string[] = []
  const done: string[] = []
  const failures: ActionFailure[] = []
  const run = pressOf({
    send: async (_order, intent) => {
      const answer = answers[intents.length]
      intents.push(intent)
      if (answer instanceof Error) throw answer
      return answer ?? ""
    },
    done: (answer, { seats }) => done.push(`${answer} ${seats}`),
    failed: (failure) => failures.push(failure),
  })
  return { run, intents, done, failures }
}

test("a press after a lost answer brings the same key", async () => {
  const { run, intents, done } = actionWith([new NetworkFailure(), "kept"])
  await run({ seats: 2 })
  await run({ seats: 2 })
  expect(intents[0]).toMatch(/^[\w-]{21}$/)
  expect(intents[1]).toBe(intents[0])
  expect(done).toEqual(["kept 2"])
})

test("other input is another intent, and so is the same input after a success", async () => {
  const { run, intents } = actionWith([refusal, "kept", "kept"])
  await run({ seats: 2 })
  await run({ seats: 3 })
  await run({ seats: 3 })
  expect(new Set(intents).size).toBe(3)
})

test("a second press while the first is under way does nothing", async () => {
  const { run, intents, done } = actionWith(["kept", "kept again"])
  await Promise.all([run({ seats: 2 }), run({ seats: 2 }), run({ seats: 3 })])
  expect(intents).toHaveLength(1)
  expect(done).toEqual(["kept 2"])
})

test("what follows still counts as the same press", async () => {
  const send = vi.fn(async () => "kept")
  const leading = Promise.withResolvers<void>()
  const run = pressOf({ send, done: () => leading.promise })
  const first = run({ seats: 2 })
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  await run({ seats: 2 })
  expect(send).toHaveBeenCalledOnce()
  leading.resolve()
  await first
  await run({ seats: 2 })
  expect(send).toHaveBeenCalledTimes(2)
})

test("a refusal comes with its sentences, each at its field", async () => {
  const { run, done, failures } = actionWith([
    new ApiFailure(400, {
      code: "validation",
      message: [{ property: "seats", constraints: { max: "So viele gibt es nicht" } }],
    }),
    refusal,
  ])
  await run({ seats: 9 })
  await run({ seats: 3 })
  expect(done).toEqual([])
  expect(failures[0]).toMatchObject({
    kind: "refused",
    status: 400,
    fields: { seats: "So viele gibt es nicht" },
  })
  expect(failures[1]).toEqual({
    kind: "refused",
    status: 422,
    code: "sold-out",
    text: "Leider ausgebucht.",
    fields: {},
  })
})

test("without a network, and at a bug, there is a sentence too", async () => {
  const { run, failures } = actionWith([new NetworkFailure(), new Error("bug")])
  await run({ seats: 1 })
  await run({ seats: 1 })
  expect(failures.map(({ kind, status, fields }) => ({ kind, status, fields }))).toEqual([
    { kind: "unreachable", status: undefined, fields: {} },
    { kind: "refused", status: undefined, fields: {} },
  ])
  expect(failures[0]?.text).toBe(new NetworkFailure().message)
  expect(failures[1]?.text).not.toContain("bug")
})
