import type { ReactNode } from "react"
import { Logo } from "#illustrations/logo.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { SkipLink } from "#ui/navigation/skip-link.tsx"

/** Around the trial mailbox: no part of the product, and it says so on every page. */
export function MailboxFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="flex h-16 items-center justify-between gap-4 border-b border-line bg-surface px-gutter md:px-10">
        <Logo name={PRODUCT_NAME} href="/de" />
        <TextLink href="/dev/postfach">Probe-Postfach</TextLink>
      </header>
      <main id="inhalt" tabIndex={-1} className="mx-auto max-w-240 px-gutter pt-6 pb-section">
        <Notice title="Probe-Postfach.">
          Diese Installation verschickt keine Mails. Was sie verschicken würde, liegt hier, auch die
          Anmeldecodes.
        </Notice>
        <div className="mt-8">{children}</div>
      </main>
    </>
  )
}
