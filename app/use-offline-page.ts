import { useEffect } from "react"

/**
 * Keeps the offline page at hand (server/service-worker.js). Only once everything else is there:
 * nobody needs it in the first seconds. A browser without workers shows its own page instead.
 */
export function useOfflinePage() {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
    const register = () =>
      void navigator.serviceWorker.register("/sw.js", { scope: "/de" }).catch(() => {})
    if (document.readyState === "complete") {
      register()
      return
    }
    window.addEventListener("load", register, { once: true })
    return () => window.removeEventListener("load", register)
  }, [])
}
