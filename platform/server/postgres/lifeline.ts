import { spawn } from "node:child_process"

/** A program that ends with us. */
export type Lifeline = {
  /** Resolves when the program has ended, with how it ended. */
  exited: Promise<string>
  /** Asks it to end: the same thing that happens when this process dies. */
  cut(): void
}

/** The name of the shells in the list of processes. */
const LIFELINE = "postgres-lifeline"

/**
 * The shell waits for the program, its child waits for the end of the pipe whose other end only
 * our process holds. The kernel closes that end however we die, also by kill -9, and unlike
 * prctl(PR_SET_PDEATHSIG) this asks nothing of the platform, does not mistake the end of a thread
 * for the end of the process and survives the change of user. Then the program is stopped as
 * gently as it lets us: SIGINT (PostgreSQL: roll back, write everything, end), repeated because
 * it may still be starting and ignore it, after 20 s SIGQUIT (end at once, recover at the next
 * start), after 5 s more SIGKILL. The shell is the program's parent, so no other process can
 * have got its number meanwhile. SIGTERM and the like, which a service manager sends to all
 * processes at once, are ours to handle.
 */
const SCRIPT = `
trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
(
  read -r _ <&3
  for signal in INT INT INT INT INT INT INT INT INT INT INT INT INT INT INT INT INT INT INT INT \
    QUIT QUIT QUIT QUIT QUIT KILL; do
    kill -$signal $program 2>/dev/null || exit
    sleep 1
  done
) &
watcher=$!
wait $program
status=$?
kill -KILL $watcher
exit $status
`

/** `output` is a file: a pipe to us would block the program while we are busy. */
export function runOnLifeline(command: string[], output: number): Lifeline {
  const child = spawn("/bin/sh", ["-c", SCRIPT, LIFELINE, ...command], {
    // A session of its own: Ctrl-C in the terminal goes to us alone.
    detached: true,
    cwd: "/",
    // Nothing of ours: PGDATA, PGOPTIONS and the like would change what it does.
    env: { PATH: process.env.PATH },
    stdio: ["pipe", output, output],
  })
  const { promise, resolve } = Promise.withResolvers<string>()
  child.once("error", (error) => resolve(error.message))
  child.once("exit", (code, signal) => {
    child.stdin?.destroy()
    resolve(signal ?? `status ${code}`)
  })
  child.stdin?.on("error", () => {})
  return { exited: promise, cut: () => child.stdin?.destroy() }
}
