import { isScenePath } from "#illustrations/scene-path.ts"

/** A flight's picture for its element: a photo in the width that its place needs; a scene fits any. */
export function pictureFiles(src: string, sizes: string) {
  if (isScenePath(src)) return { src }
  return { src, srcSet: `${src.replace(/1280(?=\.webp$)/, "480")} 480w, ${src} 1280w`, sizes }
}
