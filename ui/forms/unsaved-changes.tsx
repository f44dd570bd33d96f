import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react"
import { useBeforeUnload, useBlocker } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"

const loadDialog = () => import("#ui/overlays/dialog.tsx").then((module) => module.Dialog)

type Report = (form: string, isDirty: boolean) => void

const Context = createContext<Report>(() => {})

/**
 * Asks before a page is left while one of its forms holds something that is not saved: inside the
 * product with a dialog, outside of it with the browser's own question. Once around a page; the
 * router knows only one such guard.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [isDirty, setIsDirty] = useState(false)
  // known at once: a form that was saved may lead on in the same moment
  const dirty = useRef(new Set<string>())
  const report = useCallback<Report>((form, isFormDirty) => {
    if (isFormDirty) dirty.current.add(form)
    else dirty.current.delete(form)
    setIsDirty(dirty.current.size > 0)
  }, [])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => isDirty && event.preventDefault(), [isDirty]),
  )
  // the question must come without a network, too
  useEffect(() => {
    if (isDirty) loadDialog().catch(() => undefined)
  }, [isDirty])
  return (
    <Context value={report}>
      {children}
      {blocker.state === "blocked" && (
        <LazyPart load={loadDialog} onLost={blocker.reset}>
          {(Dialog) => (
            <Dialog
              isOpen
              onClose={blocker.reset}
              title="Noch nicht gespeichert"
              footer={
                <div className="flex flex-wrap gap-x-3 gap-y-2">
                  <Button onClick={blocker.reset}>Hier bleiben</Button>
                  <Button variant="text" onClick={blocker.proceed}>
                    Verwerfen und gehen
                  </Button>
                </div>
              }
            >
              <p>
                Was du auf dieser Seite geändert hast, geht verloren, wenn du sie jetzt verlässt.
              </p>
            </Dialog>
          )}
        </LazyPart>
      )}
    </Context>
  )
}

/** Says for a form inside `UnsavedChanges` whether it holds something that is not saved. */
export function useUnsavedChanges(isDirty: boolean): void {
  const report = useContext(Context)
  const form = useId()
  useEffect(() => {
    report(form, isDirty)
    return () => report(form, false)
  }, [report, form, isDirty])
}
