import { Menu, X } from "lucide"
import { type ReactNode, useId, useRef } from "react"
import { Link } from "react-router"
import { Logo } from "#illustrations/logo.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { Ruler } from "#ui/elements/ruler.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import type { NavItem } from "./nav-item.ts"

type MobileMenuProps = {
  productName: string
  homeHref: string
  links: readonly NavItem[]
  label: string
}

const square =
  "-me-2 inline-flex size-11 items-center justify-center rounded-small hover:bg-soft/60 md:hidden"

/**
 * The whole screen as a menu, a modal dialog of the browser: it traps the focus, closes with
 * Escape and gives the focus back. Without script the button is a link to the same dialog, shown
 * through `:target`.
 */
export function MobileMenu({ productName, homeHref, links, label }: MobileMenuProps) {
  const id = `menu-${useId()}`
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  return (
    <>
      <MenuSwitch
        label="Menü öffnen"
        href={`#${id}`}
        onPress={() => sheet.current?.showModal()}
        className={square}
      >
        <Icon shape={Menu} size={28} />
      </MenuSwitch>
      <dialog
        ref={sheet}
        id={id}
        aria-label={label}
        className="fixed inset-0 z-30 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-ground text-ink target:flex open:flex open:animate-page-in md:target:hidden"
      >
        <div className="flex h-16 shrink-0 items-center justify-between px-gutter">
          <Logo name={productName} href={homeHref} />
          <MenuSwitch label="Menü schließen" href="#" onPress={close} className={square}>
            <Icon shape={X} size={28} />
          </MenuSwitch>
        </div>
        <nav aria-label={`${label}, alle Einträge`} className="flex-1 px-gutter pt-6">
          <ul className="border-b border-line">
            {[{ label: "Startseite", href: homeHref }, ...links].map((link) => (
              <li key={link.href} className="border-t border-line">
                <Link
                  to={link.href}
                  onClick={close}
                  aria-current={link.isCurrent ? "page" : undefined}
                  className="flex min-h-16 items-center font-display text-h2 aria-[current]:text-link"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Ruler className="m-gutter shrink-0" />
      </dialog>
    </>
  )
}

type MenuSwitchProps = {
  label: string
  href: string
  onPress: () => void
  className: string
  children: ReactNode
}

function MenuSwitch({ label, href, onPress, className, children }: MenuSwitchProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) {
    return (
      <a href={href} aria-label={label} className={className}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" aria-label={label} onClick={onPress} className={className}>
      {children}
    </button>
  )
}
