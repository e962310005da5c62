/**
 * Validation of untrusted content: returns a project, or the problems found. It never throws and never hangs: depth and
 * size are measured without recursion before anything else reads the content.
 */
import * as z from 'zod/mini'
import { allBlocks, limits, maxSubstacks, type Project, targetsOf, tooMuchIn } from './project.ts'

export interface Problem {
  readonly code:
    | 'wrong_shape'
    | 'too_large'
    | 'too_deep'
    | 'too_many_blocks'
    | 'too_many_sprites'
    | 'same_id_twice'
    | 'wrong_number'
    | 'no_such_costume'
  /** The path: keys from the outside in, joined by dots. */
  readonly at: string
}

export type ParsedProject = { ok: true; project: Project } | { ok: false; problems: Problem[] }

export function parseProject(content: unknown): ParsedProject {
  const measured = measure(content)
  if (measured) return { ok: false, problems: [{ code: measured, at: '' }] }
  const parsed = projectFile.safeParse(content)
  if (!parsed.success) {
    const problems = parsed.error.issues
      .slice(0, maxProblems)
      .map(({ path }) => ({ code: 'wrong_shape' as const, at: path.join('.') }))
    return { ok: false, problems }
  }
  const problems = problemsIn(parsed.data)
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, maxProblems) } : { ok: true, project: parsed.data }
}

/** More would not help the reader. */
const maxProblems = 50

/** Each level of a substack or a reporter takes three levels of JSON. */
const deepestContent = 3 * (limits.stackDepth + limits.reporterDepth) + 10
const maxValues = 2_000_000

/** Uses an explicit stack, so that neither depth nor a cycle can break it. */
function measure(content: unknown): 'too_deep' | 'too_large' | null {
  let level: unknown[] = [content]
  let seen = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestContent) return 'too_deep'
    seen += level.length
    if (seen > maxValues) return 'too_large'
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      for (const inside of Object.values(value)) if (typeof inside === 'object') next.push(inside)
    }
    level = next
  }
  return null
}

const text = z.string().check(z.maxLength(limits.textLength))
const name = z.string().check(z.maxLength(limits.nameLength))
const kept = z.exactOptional(z.string().check(z.maxLength(limits.keptLength)))
const value = z.union([z.number(), text, z.boolean()])

const procedure = z.object({
  code: name,
  argumentIds: z.array(name).check(z.maxLength(100)),
  argumentNames: z.array(name).check(z.maxLength(100)),
  argumentDefaults: z.array(text).check(z.maxLength(100)),
  warp: z.boolean(),
})

const comment = z.object({
  text: z.string().check(z.maxLength(limits.commentLength)),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  width: z.number(),
  height: z.number(),
  minimized: z.boolean(),
})

const field = z.object({ name, value: text, id: z.exactOptional(name) })

const block = z.object({
  id: name,
  opcode: name,
  get inputs() {
    return z.array(input)
  },
  fields: z.array(field),
  get stacks() {
    return z.array(z.array(block)).check(z.maxLength(maxSubstacks))
  },
  procedure: z.exactOptional(procedure),
  comment: z.exactOptional(comment),
  kept,
})

const input = z.object({
  name,
  value: text,
  get block(): z.ZodMiniExactOptional<typeof block> {
    return z.exactOptional(block)
  },
  shadow: kept,
})

const costume = z.object({
  name,
  picture: name,
  width: z.number().check(z.minimum(0)),
  height: z.number().check(z.minimum(0)),
  centerX: z.number(),
  centerY: z.number(),
  resolution: z.number().check(z.positive()),
  kept,
})

const sound = z.object({
  name,
  file: name,
  seconds: z.number().check(z.minimum(0)),
  rate: z.exactOptional(z.number().check(z.positive())),
  kept,
})

const target = z.object({
  name,
  costumes: z.array(costume).check(z.minLength(1), z.maxLength(limits.media)),
  costume: z.int().check(z.minimum(0)),
  sounds: z.array(sound).check(z.maxLength(limits.media)),
  volume: z.number(),
  variables: z
    .array(z.object({ id: name, name, value, isCloud: z.exactOptional(z.literal(true)) }))
    .check(z.maxLength(limits.variables)),
  lists: z
    .array(z.object({ id: name, name, items: z.array(value).check(z.maxLength(limits.listItems)) }))
    .check(z.maxLength(limits.variables)),
  scripts: z.array(z.object({ x: z.number(), y: z.number(), blocks: z.array(block).check(z.minLength(1)) })),
  comments: z.exactOptional(z.array(comment).check(z.maxLength(limits.comments))),
  kept,
})

const sprite = z.extend(target, {
  id: name,
  x: z.number(),
  y: z.number(),
  direction: z.number(),
  size: z.number(),
  visible: z.boolean(),
  draggable: z.boolean(),
  rotationStyle: z.enum(['all around', 'left-right', "don't rotate"]),
  layer: z.number(),
})

const projectFile = z.object({
  stage: target,
  sprites: z.array(sprite),
  messages: z.array(name).check(z.maxLength(limits.variables)),
  monitors: z.array(z.object({ id: name, visible: z.boolean(), kept })).check(z.maxLength(limits.variables)),
  nextId: z.int().check(z.minimum(1)),
  kept,
})

function problemsIn(project: Project): Problem[] {
  const problems: Problem[] = []
  if (project.sprites.length > limits.sprites) problems.push({ code: 'too_many_sprites', at: 'sprites' })
  for (const each of targetsOf(project)) {
    if (each.costume >= each.costumes.length) problems.push({ code: 'no_such_costume', at: each.name })
  }
  const tooMuch = tooMuchIn(project)
  if (tooMuch) return [...problems, { code: tooMuch, at: '' }]
  const ids = [...project.sprites, ...allBlocks(project)].map(({ id }) => id)
  return [...problems, ...repeated(ids).map((id) => ({ code: 'same_id_twice' as const, at: id })), ...numberedAhead(ids, project)]
}

function repeated(ids: readonly string[]): string[] {
  const seen = new Set<string>()
  return ids.filter((id) => seen.size === seen.add(id).size)
}

/** The next id assigned by editing must be unused. */
function numberedAhead(ids: readonly string[], { nextId }: Project): Problem[] {
  const numbers = ids.map((id) => Number(/^[bs](\d+)$/.exec(id)?.[1] ?? 0))
  const highest = numbers.reduce((one, other) => Math.max(one, other), 0)
  return highest >= nextId ? [{ code: 'wrong_number', at: 'nextId' }] : []
}
