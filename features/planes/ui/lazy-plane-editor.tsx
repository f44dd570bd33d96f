import { Skeleton } from "#ui/elements/skeleton.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { PlaneEditorProps } from "./plane-editor.tsx"

const loadPlaneEditor = () => import("./plane-editor.tsx").then((module) => module.PlaneEditor)

/** The form of an aircraft, which is large; the page around it is there before. */
export function LazyPlaneEditor(props: PlaneEditorProps) {
  return (
    <LazyPart load={loadPlaneEditor} fallback={<OnItsWay />}>
      {(PlaneEditor) => <PlaneEditor {...props} />}
    </LazyPart>
  )
}

function OnItsWay() {
  return (
    <>
      <div aria-busy="true" className="noscript:hidden">
        <Skeleton className="h-120 w-full" />
      </div>
      <div className="hidden noscript:block">
        <Notice title="Ohne JavaScript lässt sich hier nichts ändern.">
          Erlaub es für diese Seite, dann erscheint das Formular.
        </Notice>
      </div>
    </>
  )
}
