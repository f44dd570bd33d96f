import { connect, createServer, type Server } from "node:net"
import { afterEach, expect, test } from "vitest"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { awaitExternalPostgres } from "./await-external.ts"
import { choosePort } from "./free-port.ts"

const { url } = await testDatabaseWithUrl()

let doors: Server[] = []
afterEach(() => {
  for (const door of doors) door.close()
  doors = []
})

/** Lets whoever comes to a port through to the database. */
function openDoor(port: number): Promise<void> {
  const { hostname, port: behind } = new URL(url)
  const door = createServer((socket) => {
    const inner = connect(Number(behind), hostname)
    socket.pipe(inner).pipe(socket)
    socket.on("error", () => inner.destroy())
    inner.on("error", () => socket.destroy())
  })
  doors.push(door)
  return new Promise((resolve) => door.listen(port, "127.0.0.1", resolve))
}

function at(port: number): string {
  const address = new URL(url)
  address.hostname = "127.0.0.1"
  address.port = String(port)
  return address.href
}

test("a process that starts before its database waits until it answers", async () => {
  const port = await choosePort()
  let hasAnswered = false
  const waiting = awaitExternalPostgres(at(port)).then(() => {
    hasAnswered = true
  })
  // a try of our own is refused after its first one was begun
  await expect(reach(port)).rejects.toMatchObject({ code: "ECONNREFUSED" })
  expect(hasAnswered).toBe(false)
  await openDoor(port)
  await waiting
  expect(hasAnswered).toBe(true)
})

test("where waiting does not help it is said at once", async () => {
  const address = new URL(url)
  address.password = "falsch"
  await expect(awaitExternalPostgres(address.href)).rejects.toMatchObject({ code: "28P01" })
  const elsewhere = new URL(url)
  elsewhere.pathname = "/no_such_database"
  await expect(awaitExternalPostgres(elsewhere.href)).rejects.toMatchObject({ code: "3D000" })
})

function reach(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy()
      resolve()
    })
    socket.once("error", reject)
  })
}
