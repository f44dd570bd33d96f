import { zodResolver } from "@hookform/resolvers/zod"
import { z } from "zod"
import { validationMessages } from "#platform/validation-messages.ts"
import { inputOfForm, type PlaneFormValues } from "../plane-form.ts"
import { type PlaneDetails, planeSchema } from "../plane-schema.ts"

// the form holds text, the schema of the API judges what it means
const formSchema = z.preprocess(
  (values) => inputOfForm(values as PlaneFormValues),
  planeSchema,
) as unknown as z.ZodType<PlaneDetails, PlaneFormValues>

export const planeResolver = zodResolver(formSchema, { error: validationMessages("de") })
