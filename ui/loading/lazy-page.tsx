import { type ReactNode, Suspense, startTransition, useEffect, useState } from "react"
import { HydratesLazily, isOpenedByBrowser } from "./use-hydrated.ts"

/**
 * Around a `lazy` page that few visitors open: the others do not carry its script. React takes what the
 * server wrote over when the script is here, after the rest of the page; until then everything inside
 * has to be rendered as the server has.
 */
export function LazyPage({ children }: { children: ReactNode }) {
  const [isWritten, setIsWritten] = useState(() => !isOpenedByBrowser())
  return (
    <HydratesLazily value={isWritten}>
      <Suspense>
        {children}
        <TakenOver onDone={setIsWritten} />
      </Suspense>
    </HydratesLazily>
  )
}

// what is opened inside from then on is opened by the browser
function TakenOver({ onDone }: { onDone: (isWritten: false) => void }) {
  useEffect(() => startTransition(() => onDone(false)), [onDone])
  return null
}
