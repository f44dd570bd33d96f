import type { ReactNode } from "react"
import { Logo } from "#illustrations/logo.tsx"
import { SkipLink } from "#ui/navigation/skip-link.tsx"
import { classNames } from "#ui/style/class-names.ts"

type SinglePageShellProps = {
  productName: string
  homeHref: string
  headerEnd?: ReactNode
  /** A `ScenePicture` that fills the right half from 1024 px on and a strip above the text below. */
  scene?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** One thing to do: sign in, confirm, unsubscribe, find back. */
export function SinglePageShell({
  productName,
  homeHref,
  headerEnd,
  scene,
  footer,
  children,
}: SinglePageShellProps) {
  return (
    <div
      className={classNames(
        "grid min-h-dvh grid-cols-1",
        scene
          ? "grid-rows-[auto_auto_1fr_auto] lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto]"
          : "grid-rows-[auto_1fr_auto]",
      )}
    >
      <SkipLink />
      <header className="flex h-16 items-center justify-between gap-4 px-gutter md:h-19 md:px-10">
        <Logo name={productName} href={homeHref} />
        {headerEnd}
      </header>
      {scene && (
        // on phones the strip is cut where the aircraft of a `hero-phone` scene flies
        <div className="h-40 max-md:[--scene-y:0.56] md:h-56 lg:col-start-2 lg:row-span-full lg:h-auto lg:p-4 lg:ps-0">
          <div className="h-full overflow-hidden lg:sticky lg:top-4 lg:h-[calc(100dvh-2rem)] lg:rounded-box">
            {scene}
          </div>
        </div>
      )}
      <main
        id="inhalt"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-narrow flex-col px-gutter pt-9 pb-16 lg:col-start-1 lg:justify-center lg:pt-4"
      >
        {children}
      </main>
      {footer && <footer className="px-gutter pb-4 md:px-10 lg:col-start-1">{footer}</footer>}
    </div>
  )
}
