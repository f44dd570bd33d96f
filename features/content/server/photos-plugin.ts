import { join } from "node:path"
import type { Plugin } from "vite"
import { readContentPhotos } from "./read-content-photos.ts"

/** As Vite wants the name of a module that is no file. */
const RESOLVED = "\0virtual:content-photos"

/**
 * Reads and draws the photos of `content/photos/` while Vite builds or transforms, so that a built server
 * carries them, and one that is wrong stops the build. Vite's own way with pictures would publish the
 * files as they are, with what a camera wrote into them.
 */
export function contentPhotos(root: string): Plugin {
  return {
    name: "content-photos",
    resolveId: {
      filter: { id: /^virtual:content-photos$/ },
      handler: () => RESOLVED,
    },
    load: {
      filter: { id: /^\0virtual:content-photos$/ },
      handler: async () => {
        const photos = await readContentPhotos(join(root, "content/photos"))
        return `export default ${JSON.stringify(photos)}`
      },
    },
  }
}
