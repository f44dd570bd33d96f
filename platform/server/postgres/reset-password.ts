import { spawn } from "node:child_process"
import type { Connection } from "./connection-file.ts"
import { PostgresStartError } from "./errors.ts"
import { commandLine, type ServerSetup } from "./server-setup.ts"

/**
 * Gives a cluster whose password is lost that of `connection`, in single-user mode, which reads
 * statements until the end of its input (and so ends with us, too). The server must not run.
 */
export async function resetPassword(setup: ServerSetup, connection: Connection): Promise<void> {
  setup.log("The password of connection.json is not that of the database; setting it anew")
  const args = ["--single", "-j", "-D", setup.layout.cluster, "postgres"]
  const [program = "", ...words] = commandLine(setup, "postgres", args)
  const child = spawn(program, words, {
    cwd: "/",
    env: { PATH: process.env.PATH },
    stdio: ["pipe", "ignore", "pipe"],
  })
  let errors = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once("close", () => resolve())
  child.once("error", (error) => {
    errors += `ERROR: ${error.message}`
    resolve()
  })
  child.stdin.on("error", () => {})
  child.stdin.end(`ALTER ROLE "${connection.user}" PASSWORD '${connection.password}';\n\n`)
  await promise
  const reason = /^.*(?:ERROR|FATAL|PANIC):.*$/m.exec(errors)?.[0]
  if (reason) throw new PostgresStartError(`its password could not be set: ${reason}`)
}
