import { type ComponentType, createElement, useContext, useEffect, useState } from "react"
import { LostPartContext } from "./lazy-part.tsx"
import { useHydrated } from "./use-hydrated.ts"

interface Text<Props> {
  load: () => Promise<ComponentType<Props>>
  /** On the server it is always here, in the browser once it was needed. */
  part: ComponentType<Props> | undefined
}

/** For `LazyText`; stands at the top of a module, so that the server has it before it is asked. */
export function textFrom<Props>(load: () => Promise<ComponentType<Props>>): Text<Props> {
  const text: Text<Props> = {
    async load() {
      text.part = await load()
      return text.part
    },
    part: undefined,
  }
  if (import.meta.env.SSR) void text.load()
  return text
}

type LateTextProps<Props> = {
  text: Text<Props>
  /** What the text is given. Give the whole a `key`, too, where that changes what it says. */
  given: Props
  /** Also shows what is typed elsewhere: its script comes as soon as the page is ready. */
  isLive?: boolean
}

/**
 * A part of the page that is there to be read. The server writes it, and its script does not come
 * along: what the server wrote just stays. Whoever comes from another page gets it by its script.
 * (Suspense would do the same, but React writes large boundaries so that it takes script to see them.)
 */
export function LazyText<Props extends object>({
  text,
  given,
  isLive = false,
}: LateTextProps<Props>) {
  const isHydrated = useHydrated()
  const [isWritten] = useState(!isHydrated)
  const [part, setPart] = useState(() => text.part)
  const reportLost = useContext(LostPartContext)
  const { load } = text
  useEffect(() => {
    if (isLive || !isWritten) load().then((loaded) => setPart(() => loaded), reportLost)
  }, [load, isLive, isWritten, reportLost])
  if (part) return <div key="alive">{createElement(part, given)}</div>
  // while hydrating React leaves the inside of such an element as it finds it
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return isWritten && <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
}
