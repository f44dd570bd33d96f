import { awaitReady } from "./await-ready.ts"
import type { Connection } from "./connection-file.ts"
import { PostgresStartError } from "./errors.ts"
import { readPostmasterPid } from "./server-processes.ts"
import { serverArguments } from "./server-settings.ts"
import { type Program, runProgram, type ServerSetup } from "./server-setup.ts"

/** A server that answers. */
export type LaunchedServer = { program: Program; pid: number }

/** Starts the postmaster once; when that fails nothing of it is left running. */
export async function launchServer(
  setup: ServerSetup,
  connection: Connection,
  stopping?: AbortSignal,
): Promise<LaunchedServer> {
  const args = serverArguments(setup.layout, connection.port)
  const program = runProgram(setup, "postgres", args)
  stopping?.addEventListener("abort", program.cut, { once: true })
  try {
    await awaitReady(program, connection)
    const pid = readPostmasterPid(setup.layout)
    if (pid === undefined) throw new PostgresStartError("it ended while it started")
    return { program, pid }
  } catch (error) {
    program.cut()
    await program.exited
    throw error
  }
}
