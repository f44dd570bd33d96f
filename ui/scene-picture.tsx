import { classNames } from "./class-names.ts"

/** Crops from the pictures: card 16:9, photo 8:5, wide 16:7, strip 4:1, tall 3:4; `fill` its parent. */
type SceneAspect = "card" | "photo" | "wide" | "strip" | "square" | "tall" | "fill"

const aspects: Record<SceneAspect, string> = {
  card: "aspect-[16/9]",
  photo: "aspect-[8/5]",
  wide: "aspect-[16/7]",
  strip: "aspect-[4/1]",
  square: "aspect-square",
  tall: "aspect-[3/4]",
  fill: "h-full",
}

type ScenePictureProps = {
  /** Empty when the text beside it already says what it shows. */
  alt: string
  aspect?: SceneAspect
  /** First picture of a page: loaded at once. */
  isFirst?: boolean
  /** Shown in the dark instead; for the few pictures that follow the theme (home hero, footer). */
  darkSrc?: string | undefined
  /** A CSS background that stands there until the file has arrived. */
  backdrop?: string | undefined
  className?: string | undefined
} & (
  | { src: string; svg?: undefined }
  /** Markup of our own scene system, inlined; never user content. */
  | { svg: string; src?: undefined }
)

/** A drawn scene or a photo. Its frame has its size before the file arrives. */
export function ScenePicture({
  alt,
  aspect = "card",
  isFirst = false,
  src,
  svg,
  darkSrc,
  backdrop,
  className,
}: ScenePictureProps) {
  const inTheLight = darkSrc === undefined ? undefined : "dark:hidden"
  return (
    <span
      className={classNames("block w-full overflow-hidden bg-sunken", aspects[aspect], className)}
      style={backdrop === undefined ? undefined : { background: backdrop }}
    >
      {svg === undefined ? (
        <ScenePictureFile src={src} alt={alt} isFirst={isFirst} className={inTheLight} />
      ) : (
        <span
          {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
          className={classNames("block size-full [&>svg]:block [&>svg]:size-full", inTheLight)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by ui/scene from numbers only
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
      {darkSrc !== undefined && (
        <ScenePictureFile src={darkSrc} alt={alt} className="hidden dark:block" />
      )}
    </span>
  )
}

type FileProps = { src: string; alt: string; isFirst?: boolean; className: string | undefined }

/** A lazy picture that is not displayed is not fetched either: only one of two themes costs. */
function ScenePictureFile({ src, alt, isFirst = false, className }: FileProps) {
  return (
    <img
      src={src}
      alt={alt}
      {...(isFirst
        ? { loading: "eager", fetchPriority: "high" }
        : { loading: "lazy", decoding: "async" })}
      className={classNames("size-full object-cover", className)}
    />
  )
}
