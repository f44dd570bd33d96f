import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { connectionUrl, newConnection, readConnection, writeConnection } from "./connection-file.ts"

test("what is written is read again, and only its owner may read it", () => {
  const file = newFile()
  const connection = newConnection(25_432)
  writeFileSync(file, "readable by everybody", { mode: 0o644 })
  writeConnection(file, connection)
  expect(readConnection(file)).toEqual(connection)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test.each([
  ["nothing", ""],
  ["half of it", '{"host": "127.0.0.1", "port": 25'],
  ["no password", '{"host": "127.0.0.1", "port": 25432, "user": "a", "database": "b"}'],
  [
    "the address of another machine",
    JSON.stringify({ ...newConnection(25_432), host: "example.org" }),
  ],
])("a file that holds %s reads as missing", (_, text) => {
  const file = newFile()
  expect(readConnection(file)).toBeUndefined()
  writeFileSync(file, text)
  expect(readConnection(file)).toBeUndefined()
})

test("every connection has a password of its own that fits into an address as it is", () => {
  const [one, other] = [newConnection(25_432), newConnection(25_432)]
  expect(one.password).not.toBe(other.password)
  expect(new URL(connectionUrl(one)).password).toBe(one.password)
})

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-connection-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, "connection.json")
}
