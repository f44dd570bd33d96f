/** The forms in which a picture can be taken along, by the name that their addresses have. */
export const PICTURE_FORMS = {
  quadrat: { name: "Quadrat", ratio: "1:1", width: 1080, height: 1080 },
  hoch: { name: "Hochformat", ratio: "9:16", width: 1080, height: 1920 },
  quer: { name: "Querformat", ratio: "1,91:1", width: 1200, height: 630 },
} as const

export type PictureForm = keyof typeof PICTURE_FORMS

export const PICTURE_FORM_NAMES = Object.keys(PICTURE_FORMS) as PictureForm[]

export function isPictureForm(text: string): text is PictureForm {
  return Object.hasOwn(PICTURE_FORMS, text)
}
