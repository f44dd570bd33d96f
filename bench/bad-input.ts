import type { Product } from "./product.ts"

const BAD_INPUT = [
  "von=2027-05-03&bis=2027-05-01",
  "umkreis=-1&ort=Bonn",
  "umkreis=9999&ort=Bonn",
  "nahe=91,200",
  "karte=-999,0,999,1",
  "seite=10000",
  `ort=${"a".repeat(2_000)}`,
  `nach=${"%C3%9F".repeat(2_000)}`,
  "ort='; drop table flights;--",
  "sortierung=<script>alert(1)</script>",
  "wann=9999-99&personen=1e9&preis=-5&dauer=ewig&art=mond&thema=x&flugzeug=ufo&bewertung=6",
]

/** The same nonsense for the page and for the API, each asked twice. */
export async function worstOfBadInput({
  url,
}: Product): Promise<{ slowestMs: number; bugs: number }> {
  let [slowestMs, bugs] = [0, 0]
  for (const query of [...BAD_INPUT, ...BAD_INPUT]) {
    for (const path of ["/de/suche", "/api/flights"]) {
      const begun = performance.now()
      const answer = await fetch(`${url}${path}?${query}`)
      await answer.arrayBuffer()
      slowestMs = Math.max(slowestMs, performance.now() - begun)
      if (answer.status >= 500) bugs += 1
    }
  }
  return { slowestMs, bugs }
}
