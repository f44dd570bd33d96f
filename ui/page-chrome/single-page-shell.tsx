import type { ReactNode } from "react"
import { Logo } from "../logo.tsx"
import { SkipLink } from "../skip-link.tsx"

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
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <SkipLink />
      <div className="flex flex-1 flex-col">
        <header className="flex h-16 items-center justify-between gap-4 px-gutter md:h-19 md:px-10">
          <Logo name={productName} href={homeHref} />
          {headerEnd}
        </header>
        {scene && <div className="h-40 overflow-hidden lg:hidden">{scene}</div>}
        <main
          id="inhalt"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-narrow flex-1 flex-col px-gutter pt-9 pb-16 lg:justify-center lg:pt-4"
        >
          {children}
        </main>
        {footer && <footer className="px-gutter pb-4 md:px-10">{footer}</footer>}
      </div>
      {scene && (
        <div className="hidden p-4 ps-0 lg:block lg:w-1/2">
          <div className="sticky top-4 h-[calc(100dvh-2rem)] overflow-hidden rounded-box">
            {scene}
          </div>
        </div>
      )}
    </div>
  )
}
