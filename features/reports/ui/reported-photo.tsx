import { messagePhotoPath } from "#features/chat/core/message-photo.ts"

/** A photo that was sent as a message, as the back office looks at it. */
export function ReportedPhoto({ photoId }: { photoId: string }) {
  return (
    <a href={messagePhotoPath(photoId, 1280)} className="mt-1 inline-block">
      <img
        src={messagePhotoPath(photoId, 480)}
        alt="Das geschickte Foto, öffnet groß"
        className="max-h-60 rounded-panel border border-line"
      />
    </a>
  )
}
