/** First thing in the page for keyboards; the target is the main region's id. */
export function SkipLink({ target = "inhalt" }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-3 z-50 -translate-y-20 rounded-small bg-act px-5 py-3 font-semibold text-on-act focus:translate-y-0"
    >
      Zum Inhalt
    </a>
  )
}
