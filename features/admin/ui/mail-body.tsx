import { useState } from "react"

const UNSCRIPTED_HEIGHT = 720

/**
 * The mail as mail programs draw it, in a frame that may run no script. It keeps our origin so
 * that the page can measure its height; its links open beside the mailbox.
 */
export function MailBody({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(UNSCRIPTED_HEIGHT)
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={withLinksOutside(html)}
      style={{ height }}
      className="block w-full bg-surface"
      onLoad={(event) => {
        const content = event.currentTarget.contentDocument?.documentElement.scrollHeight
        if (content) setHeight(content)
      }}
    />
  )
}

function withLinksOutside(html: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`)
}
