interface ReportedPhotoProps {
  /** The addresses of its files. */
  small: string
  large: string
}

/** A photo that was sent as a message or stands in an album, as the back office looks at it. */
export function ReportedPhoto({ small, large }: ReportedPhotoProps) {
  return (
    <a href={large} className="mt-1 inline-block">
      <img
        src={small}
        alt="Das gemeldete Foto, öffnet groß"
        className="max-h-60 rounded-panel border border-line"
      />
    </a>
  )
}
