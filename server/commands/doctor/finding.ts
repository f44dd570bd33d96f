/** What one look at an installation has shown. `warn` needs a person's judgement, `bad` must not stay. */
export interface Finding {
  what: string
  state: "ok" | "warn" | "bad"
  said: string
}

export const ok = (what: string, said: string): Finding => ({ what, state: "ok", said })
export const warn = (what: string, said: string): Finding => ({ what, state: "warn", said })
export const bad = (what: string, said: string): Finding => ({ what, state: "bad", said })

/** What a look throws is what it has found: nobody answered, or not as was expected. */
export async function lookAt(
  what: string,
  look: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await look()].flat()
  } catch (error) {
    return [bad(what, error instanceof Error ? error.message : String(error))]
  }
}
