import { useEffect } from "react"
import { createPath, useLocation, useNavigation } from "react-router"
import { isBuildOutdated, watchBuild } from "./build-check.ts"

/**
 * After a deployment the next navigation loads the whole document, so that old scripts never meet
 * new pages. Nothing happens before somebody goes somewhere: no form is lost.
 */
export function useFreshBuild(): void {
  const here = createPath(useLocation())
  useEffect(() => {
    if (import.meta.env.PROD) return watchBuild()
  }, [])
  const { state, location } = useNavigation()
  const wanted = state === "loading" ? createPath(location) : here
  useEffect(() => {
    if (wanted !== here && isBuildOutdated()) window.location.assign(wanted)
  }, [wanted, here])
}
