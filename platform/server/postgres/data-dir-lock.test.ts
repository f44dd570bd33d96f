import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { createLayout } from "./data-dir-layout.ts"
import { lockDataDir } from "./data-dir-lock.ts"
import { DataDirInUseError, DataDirUnusableError } from "./errors.ts"

test("a folder is held by one, who is named, until it is released", () => {
  const layout = createLayout(newFolder())
  const first = lockDataDir(layout)
  const refused = { holder: process.pid, name: "DataDirInUseError" }
  expect(() => lockDataDir(layout)).toThrow(DataDirInUseError)
  expect(() => lockDataDir(layout)).toThrow(expect.objectContaining(refused))
  first.release()
  first.release()
  const second = lockDataDir(layout)
  expect(() => lockDataDir(layout)).toThrow(DataDirInUseError)
  second.release()
})

test("a folder that is not there is unusable, not in use", () => {
  const layout = createLayout(newFolder())
  rmSync(layout.folder, { recursive: true })
  expect(() => lockDataDir(layout)).toThrow(DataDirUnusableError)
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "aufwind-lock-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
