interface RouteScripts {
  module: string
  imports?: readonly string[]
}

// what the router itself reads (React Router 8.4); `tests/journeys/pages-ahead.test.ts` notices when it no longer does
declare global {
  interface Window {
    __reactRouterDataRouter?: {
      subscribe(listener: (state: { navigation: { state: string } }) => void): () => void
      match(path: string): readonly { route: { id: string } }[] | null
    }
    /** The router's table of this page's own build. */
    __reactRouterManifest?: { version?: string; routes: Record<string, RouteScripts | undefined> }
  }
}

const asked = new Set<string>()

/** Loads the scripts of the page at `path`, once; what does not come is asked for again when the page is opened. */
export function loadScriptsOf(path: string): void {
  for (const { route } of window.__reactRouterDataRouter?.match(path) ?? []) {
    const scripts = window.__reactRouterManifest?.routes[route.id]
    if (!scripts || asked.has(route.id)) continue
    asked.add(route.id)
    // beside one another, not as each turns out to be needed
    for (const file of scripts.imports ?? []) preload(file)
    void import(/* @vite-ignore */ scripts.module).catch(() => asked.delete(route.id))
  }
}

function preload(file: string): void {
  const link = document.createElement("link")
  link.rel = "modulepreload"
  link.href = file
  document.head.append(link)
}
