import { useRef, useState } from "react"

/**
 * A setting that is saved as soon as it is changed. Shows the new value at once, sends one call after
 * the other (the last value wins), and shows the saved value again when a call fails.
 */
export function useInstantSetting<Value>(
  saved: Value,
  save: (input: Value) => Promise<unknown>,
): { value: Value; isPending: boolean; change: (input: Value) => void } {
  const [input, setInput] = useState<{ value: Value }>()
  const latest = useRef<{ value: Value }>(undefined)

  async function change(value: Value) {
    const isSaving = latest.current !== undefined
    latest.current = { value }
    setInput(latest.current)
    if (isSaving) return
    try {
      let sent: { value: Value } | undefined
      while (sent !== latest.current) {
        sent = latest.current
        await save(sent.value)
      }
    } catch {
      // `save` has said it
    }
    latest.current = undefined
    setInput(undefined)
  }

  return { value: input ? input.value : saved, isPending: input !== undefined, change }
}
