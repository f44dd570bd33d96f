import { createContext, useContext, useState } from "react"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import { classNames } from "#ui/style/class-names.ts"
import { isScenePath } from "./scene-path.ts"

/** Crops from the pictures: card 16:9, photo 8:5, wide 16:7, strip 4:1; `fill` its parent. */
type SceneAspect = "card" | "photo" | "wide" | "strip" | "fill"

const aspects: Record<SceneAspect, string> = {
  card: "aspect-[16/9]",
  photo: "aspect-[8/5]",
  wide: "aspect-[16/7]",
  strip: "aspect-[4/1]",
  fill: "h-full",
}

/** Draws the scene of an address, for the server; browsers know scenes as files. */
export const SceneDrawing = createContext<(src: string) => string | undefined>(() => undefined)

interface ScenePictureProps {
  /** A scene, or a photo. */
  src: string
  /** Of a photo: the same in other widths, and how wide its place is. */
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Another crop, shown below 720 px. */
  phoneSrc?: string | undefined
  /** Another one from there up to 1024 px. */
  tabletSrc?: string | undefined
  /** Empty when the text beside it already says what it shows. */
  alt: string
  aspect?: SceneAspect
  /** First picture of a page: a scene comes with the document, a photo is loaded at once. */
  isFirst?: boolean
  /** Shown in the dark instead; for the few pictures that follow the theme (footer). */
  darkSrc?: string | undefined
  /** A CSS background that stands there until the file has arrived. */
  backdrop?: string | undefined
  /** `[--scene-x:0] [--scene-y:0.2]` say which part of a picture stays when it is cut: 0.5 is the middle. */
  className?: string | undefined
}

/** A drawn scene or a photo. Its frame has its size before the file arrives. */
export function ScenePicture({
  aspect = "card",
  darkSrc,
  backdrop,
  className,
  ...picture
}: ScenePictureProps) {
  const Picture = picture.isFirst ? FirstPicture : PictureFile
  return (
    <span
      className={classNames("block w-full overflow-hidden bg-sunken", aspects[aspect], className)}
      style={backdrop === undefined ? undefined : { background: backdrop }}
    >
      <Picture {...picture} className={darkSrc === undefined ? undefined : "dark:hidden"} />
      {darkSrc !== undefined && (
        <PictureFile src={darkSrc} alt={picture.alt} className="hidden dark:block" />
      )}
    </span>
  )
}

interface PictureProps {
  src: string
  srcSet?: string | undefined
  sizes?: string | undefined
  phoneSrc?: string | undefined
  tabletSrc?: string | undefined
  alt: string
  isFirst?: boolean
  className?: string | undefined
}

/**
 * The document brings the drawing along, so that it is there with the first paint. The browser never
 * has the markup: what it hydrates stays as it stands, and pages that it opens itself take the file.
 */
function FirstPicture({ className, ...picture }: PictureProps) {
  const { src, phoneSrc, tabletSrc, alt } = picture
  const drawing = useContext(SceneDrawing)
  const isHydrated = useHydrated()
  const inlined = phoneSrc ?? src
  const [openedWith] = useState(isHydrated ? undefined : inlined)
  if (openedWith !== inlined || !isScenePath(inlined))
    return <PictureFile {...picture} className={className} />
  return (
    <>
      <span
        {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        className={classNames(
          "scene-inline",
          phoneSrc ? "md:hidden" : tabletSrc && "md:max-lg:hidden",
          className,
        )}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by illustrations/scene from numbers only
        dangerouslySetInnerHTML={{ __html: drawing(inlined) ?? "" }}
      />
      {(phoneSrc ?? tabletSrc) && (
        <PictureFile
          {...picture}
          src={phoneSrc ? src : NOTHING}
          phoneSrc={NOTHING}
          className={classNames(phoneSrc ? "max-md:hidden" : "max-md:hidden lg:hidden", className)}
        />
      )}
    </>
  )
}

/** Where the drawing stands in the document, no file is fetched. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="

/** A lazy picture that is not displayed is not fetched either: only one of two themes costs. */
function PictureFile(props: PictureProps) {
  const { src, srcSet, sizes, phoneSrc, tabletSrc, alt, isFirst = false, className } = props
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      {...(isFirst
        ? { loading: "eager", fetchPriority: "high" }
        : { loading: "lazy", decoding: "async" })}
      className={classNames("scene-cut size-full object-cover", className)}
    />
  )
  if (!phoneSrc && !tabletSrc) return image
  return (
    <picture>
      {phoneSrc && <source media="(max-width: 719.98px)" srcSet={phoneSrc} />}
      {tabletSrc && <source media="(720px <= width < 1024px)" srcSet={tabletSrc} />}
      {image}
    </picture>
  )
}
