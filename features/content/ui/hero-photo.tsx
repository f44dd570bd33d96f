import type { CSSProperties } from "react"
import { type ContentPhoto, contentPhotoFiles } from "../content-photo.ts"

/** A landscape as high as the opening is wider than a narrow window; the pixels of phones are small. */
const SIZES = "(min-width: 45rem) max(100vw, 62rem), 27rem"

const ground = (percent: number) => `color-mix(in srgb, var(--ground) ${percent}%, transparent)`

/*
 * The ground of the theme below headline and header. Over white and over black it leaves text 4.5:1, and
 * the right end of a headline 3:1. It fades where no text is, so that a photo stays clear there.
 */
const SCRIM: CSSProperties = {
  background: [
    `linear-gradient(to right, ${ground(76)} max(40%, 36rem), ${ground(52)} max(60%, 50rem), transparent max(94%, 70rem))`,
    `linear-gradient(${ground(80)} 3rem, transparent 10rem)`,
  ].join(),
  maskImage: "linear-gradient(#000 66%, transparent)",
}

/** A photo that opens a page, in the place of a scene: what it shows, and whose it is. */
export function HeroPhoto({ photo }: { photo: ContentPhoto }) {
  const { alt, credit, licence, licenceUrl } = photo
  return (
    <>
      {/* outside of a <picture> React would put a link in front that asks for the same file */}
      <picture>
        <img
          {...contentPhotoFiles(photo)}
          sizes={SIZES}
          alt={alt}
          loading="eager"
          fetchPriority="high"
          className="size-full bg-sunken object-cover"
        />
      </picture>
      <div className="absolute inset-0" style={SCRIM} />
      <p className="absolute end-3 bottom-17 z-10 rounded-badge bg-surface px-2 py-0.5 text-fine text-ink2">
        Foto: {credit},{" "}
        {licenceUrl === undefined ? (
          licence
        ) : (
          <a href={licenceUrl} rel="noopener noreferrer license" className="underline">
            {licence}
          </a>
        )}
      </p>
    </>
  )
}
