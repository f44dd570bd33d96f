import { join } from "node:path"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from "react-router"
import * as entry from "#app/entry.server.tsx"
import appRoutes from "#app/routes.ts"

/*
 * What the router's build makes of `app/` (virtual:react-router/server-build), put together from the
 * sources: tests render pages in their own process, with their own clock and database.
 */

const APP = join(import.meta.dirname, "../../app")

type Routes = ServerBuild["routes"]
type BuiltRoute = NonNullable<Routes[string]>

async function load(file: string): Promise<BuiltRoute["module"]> {
  const module = await import(/* @vite-ignore */ join(APP, file))
  return {
    ...module,
    default: module.default && withComponentProps(module.default),
    ...(module.ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary) }),
  }
}

async function addTo(routes: Routes, route: RouteConfigEntry, parentId: string): Promise<void> {
  const id = route.id ?? route.file.replace(/\.tsx?$/, "")
  routes[id] = {
    id,
    parentId,
    ...(route.path !== undefined && { path: route.path }),
    ...(route.index && { index: true }),
    module: await load(route.file),
  } as BuiltRoute
  for (const child of route.children ?? []) await addTo(routes, child, id)
}

export const routes: Routes = {
  root: { id: "root", path: "", module: await load("root.tsx") } as BuiltRoute,
}
for (const route of await appRoutes) await addTo(routes, route, "root")

/** No browser runs it. */
const SCRIPT = "/assets/test.js"

const clientRoutes = Object.values(routes).map((route) => [
  route?.id,
  {
    id: route?.id,
    parentId: route?.parentId,
    path: route?.path,
    index: route?.index,
    hasLoader: Boolean(route?.module.loader),
    hasAction: Boolean(route?.module.action),
    hasErrorBoundary: Boolean(route?.module.ErrorBoundary),
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    module: SCRIPT,
  },
])

export const assets = {
  entry: { imports: [], module: SCRIPT },
  routes: Object.fromEntries(clientRoutes),
  url: "",
  version: "test",
} as ServerBuild["assets"]

const { default: handleRequest, ...others } = entry

export { entryModule as entry }

const entryModule = { module: { default: handleRequest, ...others } }
export const basename = "/"
export const publicPath = "/"
export const assetsBuildDirectory = "build/client"
export const future = {}
export const ssr = true
export const isSpaMode = false
export const prerender: string[] = []
export const routeDiscovery = { mode: "lazy", manifestPath: "/__manifest" }
export const allowedActionOrigins = ["**"]
