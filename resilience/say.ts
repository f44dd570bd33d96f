import { seconds } from "#platform/duration.ts"

/** Under the name of the trial, each line of it. */
export function say(text: string): void {
  for (const line of text.trim().split("\n")) process.stdout.write(`  ${line}\n`)
}

export const inSeconds = (ms: number) => `${(ms / seconds(1)).toFixed(1)} s`
