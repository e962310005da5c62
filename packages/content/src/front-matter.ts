import * as z from 'zod/mini'
import { badges, categories, plannedArticles, type PlannedArticle } from './articles.ts'

const text = z.string().check(z.trim(), z.minLength(1))

const reference = z.strictObject({ citation: text, year: z.number(), url: z.optional(z.url({ protocol: /^https?$/ })) })

/** A valid calendar day. */
const day = z.iso.date()

/** The front matter of `articles/<slug>/<language>.mdx`. */
const frontMatter = z.strictObject({
  title: text,
  /** One sentence, used by search engines and on the card. */
  description: text.check(z.maxLength(160)),
  category: z.enum(categories),
  badge: z.enum(badges),
  /** In minutes. */
  readTime: z.number(),
  featured: z.boolean(),
  edited: day,
  inShort: z.array(text).check(z.minLength(2), z.maxLength(4)),
  /** Also printed on the handout. */
  firstSteps: z.array(text).check(z.minLength(3), z.maxLength(3)),
  /** Ids of the claims shown in large type under "In short". */
  stats: z.array(text),
  /** The one recommended next step. */
  next: z.strictObject({ text, label: text, href: z.string().check(z.regex(/^\/[^/]/, 'must be a path of this site')) }),
  /** Shows a note and a phone number at the top. */
  sensitive: z.optional(z.boolean()),
  /** Sources of the text that do not belong to a figure. */
  references: z.optional(z.array(reference)),
  /** Numbers that are facts about the product and need no source: '20' questions. */
  facts: z.optional(z.array(text)),
})

/** The front matter of a short version in another language; the other fields come from the English article. */
const shortFrontMatter = z.strictObject({
  title: text,
  description: text.check(z.maxLength(160)),
  /** In minutes. */
  readTime: z.number(),
  /** The date of the English article from which it was made. */
  original: day,
  edited: day,
  inShort: z.array(text).check(z.minLength(2), z.maxLength(4)),
  firstSteps: z.array(text).check(z.minLength(3), z.maxLength(3)),
  next: z.strictObject({ text, label: text, href: z.string().check(z.regex(/^\/[^/]/, 'must be a path of this site')) }),
  facts: z.optional(z.array(text)),
})

export type FrontMatter = z.infer<typeof frontMatter>
export type ShortFrontMatter = z.infer<typeof shortFrontMatter>
export type Reference = z.infer<typeof reference>

export type ParsedFrontMatter<Head = FrontMatter> =
  | { readonly ok: true; readonly frontMatter: Head }
  /** One line for each problem, beginning with the field. */
  | { readonly ok: false; readonly problems: readonly string[] }

/** Validates the front matter of an article, alone and against the plan of its slug. */
export function parseFrontMatter(slug: string, value: unknown): ParsedFrontMatter {
  const planned = plannedArticles.find((article) => article.slug === slug)
  if (!planned) return { ok: false, problems: [`slug: ${slug} is not one of the planned articles`] }
  const parsed = z.safeParse(frontMatter, value, { reportInput: true })
  if (!parsed.success) return { ok: false, problems: firstOfEachField(parsed.error.issues).map(problemOf) }
  const problems = settled.flatMap((field) => differs(field, planned, parsed.data))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, frontMatter: parsed.data }
}

/** Validates the front matter of a short version. */
export function parseShortFrontMatter(value: unknown): ParsedFrontMatter<ShortFrontMatter> {
  const parsed = z.safeParse(shortFrontMatter, value, { reportInput: true })
  if (parsed.success) return { ok: true, frontMatter: parsed.data }
  return { ok: false, problems: firstOfEachField(parsed.error.issues).map(problemOf) }
}

const settled = ['category', 'badge', 'readTime', 'featured'] as const

function differs(field: (typeof settled)[number], planned: PlannedArticle, written: FrontMatter): readonly string[] {
  return planned[field] === written[field] ? [] : [`${field}: must be ${planned[field]}, not ${written[field]}`]
}

/** Keeps the first problem of each field: a value that is not a list also fails the length check. */
function firstOfEachField(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const fields = issues.map(({ path }) => path.join('.'))
  return issues.filter((_, index) => fields.indexOf(fields[index] ?? '') === index)
}

function problemOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: no such field`).join('; ')
  if (issue.code === 'invalid_type') return `${field}: ${issue.input === undefined ? 'is missing' : `must be ${issue.expected}`}`
  if (issue.code === 'invalid_value') return `${field}: must be one of ${issue.values.join(', ')}`
  if (issue.code === 'too_big') return `${field}: is too long, at most ${issue.maximum}`
  if (issue.code === 'too_small') return `${field}: is too short, at least ${issue.minimum}`
  return `${field}: ${issue.message}`
}
