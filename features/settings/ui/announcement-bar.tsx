import { X } from "lucide"
import { useContext, useEffect, useState } from "react"
import { Link } from "react-router"
import { storedName } from "#platform/stored-state.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { PublicSettingsContext } from "./settings-context.ts"

const NAME = storedName("announcement")

/**
 * What an operator announces, above the page. Whoever has closed it does not see it again: a line of script
 * hides it before it is painted, so that nothing moves.
 */
export function AnnouncementBar({ nonce }: { nonce: string | undefined }) {
  const { announcement } = useContext(PublicSettingsContext)
  const id = announcement?.id
  const [closedId, setClosedId] = useState<number>()
  useEffect(() => {
    try {
      if (localStorage.getItem(NAME) === String(id)) setClosedId(id)
    } catch {
      // nothing is remembered here
    }
  }, [id])
  if (!announcement || closedId === id) return null
  const { text, link, linkLabel, tone } = announcement
  return (
    <aside
      aria-label="Ankündigung"
      suppressHydrationWarning
      className={classNames(
        "flex items-center gap-2 px-gutter text-ui md:px-10",
        tone === "warn" ? "bg-warn-soft" : "bg-soft",
      )}
    >
      <p className="min-w-0 flex-1 py-2.5 wrap-anywhere md:text-center">
        {text}{" "}
        {link && (
          <Link to={link} className="font-semibold underline underline-offset-4">
            {linkLabel}
          </Link>
        )}
      </p>
      <IconButton
        label="Ankündigung schließen"
        icon={X}
        className="-me-2.5 shrink-0"
        onClick={() => {
          setClosedId(id)
          try {
            localStorage.setItem(NAME, String(id))
          } catch {
            // it comes again on the next page
          }
        }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a name and a number of our own
        dangerouslySetInnerHTML={{
          __html: `try{if(localStorage.getItem("${NAME}")==="${id}")document.currentScript.parentNode.hidden=true}catch{}`,
        }}
      />
    </aside>
  )
}
