declare module "virtual:content-photos" {
  import type { ContentPhoto } from "#features/content/content-photo.ts"

  const photos: readonly ContentPhoto[]
  export default photos
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router"

  const build: ServerBuild
  export = build
}
