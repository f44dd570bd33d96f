import { classNames } from "./class-names.ts"

/** Crops from the pictures: card 16:9, wide 16:7, strip 16:4, tall 3:4, fill its parent. */
export type SceneAspect = "card" | "photo" | "wide" | "strip" | "square" | "tall" | "fill"

const aspects: Record<SceneAspect, string> = {
  card: "aspect-[16/9]",
  photo: "aspect-[8/5]",
  wide: "aspect-[16/7]",
  strip: "aspect-[4/1]",
  square: "aspect-square",
  tall: "aspect-[3/4]",
  fill: "h-full",
}

type Source =
  | { src: string; darkSrc?: string | undefined; svg?: undefined }
  | { svg: string; src?: undefined; darkSrc?: undefined }

type ScenePictureProps = Source & {
  /** Empty when the text beside it already says what it shows. */
  alt: string
  aspect?: SceneAspect
  /** First picture of a page: loaded at once. */
  isFirst?: boolean
  className?: string | undefined
}

/**
 * A drawn scene or a photo. `svg` is markup of our own scene system, inlined; never user content.
 * `darkSrc` is for the few pictures that follow the theme (home hero, footer). Its frame has its
 * size before the file arrives.
 */
export function ScenePicture({
  alt,
  aspect = "card",
  isFirst = false,
  className,
  ...source
}: ScenePictureProps) {
  const frame = classNames("block w-full overflow-hidden bg-sunken", aspects[aspect], className)
  if (source.svg !== undefined) {
    return (
      <span
        {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        className={classNames(frame, "[&>svg]:size-full [&>svg]:object-cover")}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by ui/scene from numbers only
        dangerouslySetInnerHTML={{ __html: source.svg }}
      />
    )
  }
  const loading = isFirst
    ? ({ loading: "eager", fetchPriority: "high" } as const)
    : ({ loading: "lazy", decoding: "async" } as const)
  const image = "size-full object-cover"
  return (
    <span className={frame}>
      <img
        src={source.src}
        alt={alt}
        {...loading}
        className={classNames(image, source.darkSrc !== undefined && "dark:hidden")}
      />
      {source.darkSrc !== undefined && (
        <img
          src={source.darkSrc}
          alt={alt}
          {...loading}
          loading="lazy"
          className={classNames(image, "hidden dark:block")}
        />
      )}
    </span>
  )
}
