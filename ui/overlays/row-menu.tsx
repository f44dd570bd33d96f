import { Ellipsis } from "lucide"
import type { ComponentProps, ReactNode } from "react"
import { Link } from "react-router"
import { Icon } from "#ui/elements/icon.tsx"
import { Spinner } from "#ui/elements/spinner.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { DropMenu } from "./drop-menu.tsx"

type RowMenuProps = {
  /** What the lines are about, such as the title of the row; heads the sheet on phones. */
  about: string
  /** Of several menus with one name only one is open. */
  name: string
  closesWith?: string | undefined
  /** `MenuLink` and `MenuButton`. */
  children: ReactNode
}

/** The three dots at the end of a row: whatever is seldom done with it. */
export function RowMenu({ about, name, closesWith, children }: RowMenuProps) {
  return (
    <DropMenu
      title={about}
      name={name}
      isAtEnd
      closesWith={closesWith}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-small hover:bg-soft"
      panel={<div className="grid">{children}</div>}
    >
      <Icon shape={Ellipsis} />
      <VisuallyHidden>Mehr: {about}</VisuallyHidden>
    </DropMenu>
  )
}

const LINE =
  "flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-start text-ui hover:bg-soft md:min-h-10"

/** A line that leads elsewhere. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={LINE}>
      {children}
    </Link>
  )
}

type MenuButtonProps = Pick<ComponentProps<"button">, "onClick" | "children"> & {
  isPending?: boolean
}

/** A line that does something. */
export function MenuButton({ isPending = false, children, onClick }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
      className={LINE}
    >
      {children}
      {isPending && <Spinner />}
    </button>
  )
}
