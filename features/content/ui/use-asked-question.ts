import { useEffect } from "react"
import { useLocation } from "react-router"

/**
 * Opens the question that the address names. Browsers do so themselves when a page is loaded, but
 * not for a link within the page's own script, and not all of them.
 */
export function useAskedQuestion(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null
    const row = answer?.closest("details")
    if (!row || row.open) return
    row.open = true
    row.scrollIntoView()
  }, [hash])
}
