import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react"

/** Says to the person that a part of the page did not come; the product gives the words. */
export const LostPartContext = createContext<() => void>(() => {})

/** A part that something needs has not come. */
class LostPart extends Error {
  /** As of a call without an answer: the page has said it. */
  readonly kind = "unreachable"
}

/** For the `catch` of an `import()`: says that the part did not come, and gives up. */
export function useLostPart(): () => never {
  const reportLost = useContext(LostPartContext)
  return () => {
    reportLost()
    throw new LostPart()
  }
}

type LazyPartProps<Part> = {
  /** Brings the part by an `import()`; the same function each time. */
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
  /** Stands in its place until it is here. */
  fallback?: ReactNode
  /** It did not come. Whoever has opened it closes it again, so that the next press tries anew. */
  onLost?: (() => void) | undefined
  /** Nobody has asked for it, so nobody hears that it did not come. */
  isQuiet?: boolean
}

/**
 * A part of the page that is loaded when it is shown. Unlike with `lazy`, one that does not come,
 * because the network is down or a deployment has taken it away, leaves the page as it is: whatever
 * was typed there stays.
 */
export function LazyPart<Part>({
  load,
  children,
  fallback,
  onLost,
  isQuiet = false,
}: LazyPartProps<Part>) {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const reportLost = useContext(LostPartContext)
  const lost = useRef(() => {})
  lost.current = () => {
    if (!isQuiet) reportLost()
    onLost?.()
  }
  useEffect(() => {
    let isGone = false
    load().then(
      (part) => isGone || setLoaded({ part }),
      () => isGone || lost.current(),
    )
    return () => {
      isGone = true
    }
  }, [load])
  return loaded ? children(loaded.part) : fallback
}
