/** One instruction of a Containerfile, as far as ours goes: a line each, no heredocs, no arguments. */
interface Instruction {
  name: string
  text: string
}

/** What is done to make one stage, from `FROM` to the next. */
export interface Stage {
  base: string
  name: string | undefined
  instructions: Instruction[]
}

export function readContainerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of text.split("\n")) {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? []
    if (name === undefined || rest === undefined) continue
    if (name === "FROM") {
      const [base = "", , alias] = rest.split(/\s+/)
      stages.push({ base, name: alias, instructions: [] })
    } else {
      const stage = stages.at(-1)
      if (!stage) throw new Error(`${name} before any FROM`)
      stage.instructions.push({ name, text: rest })
    }
  }
  return stages
}

/** Variables that a stage sets for what runs in it. */
export function environmentOf({ instructions }: Stage): Record<string, string> {
  return Object.fromEntries(
    instructions
      .filter(({ name }) => name === "ENV")
      .map(({ text }) => {
        const [, key = "", value = ""] = /^(\w+)=(.*)$/.exec(text) ?? []
        return [key, value.replace(/^"(.*)"$/, "$1")]
      }),
  )
}

/** `["a", "b"]` of ENTRYPOINT or CMD. */
export function wordsOf({ instructions }: Stage, name: "ENTRYPOINT" | "CMD"): string[] {
  const last = instructions.findLast((instruction) => instruction.name === name)
  return last ? (JSON.parse(last.text) as string[]) : []
}
