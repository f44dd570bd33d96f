import { Transform } from "node:stream"
import { DEFERRED_MEDIA, DEFERRED_TYPE } from "#app/deferred-scripts.tsx"

/*
 * Browsers fetch the router's scripts as eagerly as the style sheet, so on a slow line they would
 * hold up the first paint of a page that can be read without them. The router's <Scripts> knows no
 * other way (React Router 8.4), so on its way out the page says of each: not yet. What starts them
 * is in deferred-scripts.tsx.
 */

/** A stream of HTML in which no module is fetched by itself. */
export function deferScripts(): Transform {
  // the beginning of a tag that may go on in the next chunk
  let begun = ""
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // one character for each byte, so that no letter is torn apart
      const html = begun + chunk.toString("latin1")
      const end = html.lastIndexOf("<")
      begun = end < 0 ? "" : html.slice(end)
      done(null, held(end < 0 ? html : html.slice(0, end)))
    },
    flush(done) {
      done(null, held(begun))
    },
  })
}

function held(html: string): Buffer {
  const answer = html
    .replaceAll('<link rel="modulepreload"', `<link rel="modulepreload" media="${DEFERRED_MEDIA}"`)
    .replaceAll(/(<script [^>]*)type="module"/g, `$1type="${DEFERRED_TYPE}"`)
  return Buffer.from(answer, "latin1")
}
