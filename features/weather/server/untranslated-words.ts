/** All that a METAR's lines say in German, word by word. */
const TRANSLATED = [
  /^(?:METAR|SPECI|COR|AUTO|CAVOK|NSC|NCD|SKC|CLR|\d{6}Z)$/,
  /^(?:\d{3}|VRB|\/{3})(?:\d{2,3}|\/\/)(?:G\d{2,3})?(?:KT|MPS)$/,
  /^\d{3}V\d{3}$/,
  /^(?:\d{4}|\/{4})(?:NDV|[NS]?[EW]?)?$/,
  /^P?[\d/]{1,4}SM$/,
  /^R\d{2}[LCR]?\/[PM]?\d{4}(?:V[PM]?\d{4})?[UDN]?$/,
  /^RE(?:[A-Z]{2}){1,4}$/,
  /^(?:[+-]|VC)?(?:MI|BC|PR|DR|BL|SH|TS|FZ|DZ|RA|SN|SG|PL|IC|GR|GS|UP|FG|BR|HZ|FU|DU|SA|VA|PY|SQ|PO|DS|SS|FC)+$/,
  /^\/\/$/,
  /^(?:FEW|SCT|BKN|OVC|\/{3})(?:\d{3}|\/{3})(?:CB|TCU|\/{3})?(?:\/{3})?$/,
  /^VV(?:\d{3}|\/{3})$/,
  /^(?:M?\d{2}|\/\/)\/(?:M?\d{2}|\/\/)?$/,
  /^[QA](?:\d{4}|\/{4})$/,
]

/**
 * The words of a METAR up to its outlook that nothing here has put into German: whoever reads only
 * the German must know that there is more.
 */
export function untranslatedWords(body: string, station: string): string[] {
  return body
    .split(/\s+/)
    .filter((word) => word !== "" && word !== station)
    .filter((word) => !TRANSLATED.some((pattern) => pattern.test(word)))
}
