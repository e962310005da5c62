import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
/** The id of a claim of the article, if the card shows a figure. */
const claim = z.optional(text)

/** The props that each card of an article requires. Text between the tags is `children` and is not checked here. */
export const cards = {
  Cited: z.object({ claim: text }),
  Stat: z.object({ claim: text }),
  Intervention: z.object({ title: text, description: text, effectiveness: text, duration: text, claim }),
  Program: z.object({ title: text, age: text, hours: text, focus: text, evidence: text, claim }),
  Barrier: z.object({ title: text, description: text, issues: z.array(text).check(z.minLength(1)), claim }),
  GeographicRows: z.object({
    rows: z.array(z.object({ category: text, percentage: z.union([z.number(), text]), claim })).check(z.minLength(1)),
  }),
  Platform: z.object({ name: text, description: text, features: z.array(text).check(z.minLength(1)), pricing: text, claim }),
  Bias: z.object({ title: text, impact: z.enum(['High', 'Medium']), example: text, claim }),
  Tabs: z.object({}),
  Tab: z.object({ id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), title: text }),
  Actions: z.object({}),
  TabLink: z.object({ to: text }),
  Note: z.object({ title: text }),
} as const

export type CardName = keyof typeof cards
export type CardProps<Name extends CardName> = z.infer<(typeof cards)[Name]>

/** Validates the props of a card. Throws an error with the card and the field, which stops the build. */
export function parseCard<Name extends CardName>(name: Name, props: unknown): CardProps<Name> {
  const parsed = z.safeParse(cards[name], props)
  if (parsed.success) return parsed.data as CardProps<Name>
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`<${name}> ${problems.join('; ')}`)
}

export function isCardName(name: string): name is CardName {
  return Object.hasOwn(cards, name)
}
