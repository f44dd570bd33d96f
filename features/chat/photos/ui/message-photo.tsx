import { lazy, Suspense, useState } from "react"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { messagePhotoPath, type MessagePhoto as Photo } from "../../core/message-photo.ts"

const Dialog = lazy(() =>
  import("#ui/overlays/dialog.tsx").then((module) => ({ default: module.Dialog })),
)

interface MessagePhotoProps {
  photo: Photo
  /** Whose it is: „dir“ or a name. */
  of: string
  sentAt: Date
}

/** A photo in a thread; a press shows it as large as it is. */
export function MessagePhoto({ photo, of, sentAt }: MessagePhotoProps) {
  const { id, width, height } = photo
  const [isOpen, setOpen] = useState(false)
  const title = `Foto von ${of}`
  const picture = { width, height, src: messagePhotoPath(id, 1280) }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="min-w-0 rounded-chip">
        <img
          {...picture}
          alt={title}
          srcSet={`${messagePhotoPath(id, 480)} 480w, ${picture.src} 1280w`}
          sizes="20rem"
          loading="lazy"
          className="h-auto max-h-80 w-auto max-w-full rounded-chip border border-line bg-sunken"
        />
      </button>
      {isOpen && (
        <Suspense>
          <Dialog isOpen onClose={() => setOpen(false)} title={title} size="large">
            <img
              {...picture}
              alt={title}
              className="mx-auto h-auto max-h-[70dvh] w-auto rounded-panel"
            />
            <p className="mt-3 text-fine text-ink2">{formatInstant(sentAt, HOME_ZONE)}</p>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
