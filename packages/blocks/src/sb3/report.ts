/**
 * The result of an import or export, as data: what was imported, what is kept without running, what was corrected, and what
 * Scratch shows differently. `report-sentences.ts` has the text.
 */
import { opcodes } from '../opcodes/opcodes.ts'
import { allBlocks, type Block, type Project, targetsOf } from '../project.ts'
import { extensionOf, extensionsIn, scratchExtensions } from './extensions.ts'
import { listOf, mapOf } from './tolerant-values.ts'
import { foreignValue } from './foreign-json.ts'
import type { Note } from './notes.ts'

export interface ImportReport {
  readonly came: Amounts
  readonly placeholders: readonly Placeholder[]
  readonly notes: readonly Note[]
  readonly here: readonly HereDifference[]
}

export interface ExportReport {
  readonly went: Amounts
  readonly placeholders: readonly Placeholder[]
  /** Extensions because of which Scratch does not open the file. */
  readonly refused: readonly string[]
  readonly there: readonly ThereDifference[]
  /** Names of costumes and sounds whose content is missing: a placeholder is used. */
  readonly missing: readonly string[]
}

export const amounts = [
  'sprites',
  'scripts',
  'blocks',
  'costumes',
  'sounds',
  'variables',
  'lists',
  'messages',
  'comments',
] as const
export type Amounts = Readonly<Record<(typeof amounts)[number], number>>

/** Blocks that keep their position and do nothing here. */
export interface Placeholder {
  /** Null for a block that should be one of Scratch's own. */
  readonly extension: string | null
  readonly count: number
}

/** Differences here from Scratch. */
export type HereDifference = 'cloud_variables' | 'loudness' | 'username' | 'readouts' | 'comments'
/** Differences in Scratch from here. */
export type ThereDifference = 'settings' | 'cloud_variables' | 'loudness' | 'username' | 'backdrop_waits'

export function importReport(project: Project, notes: readonly Note[]): ImportReport {
  const came = amountsOf(project)
  const stored = mapOf(foreignValue(project.kept))
  const seen: [HereDifference, boolean][] = [
    ['cloud_variables', hasCloud(project)],
    ['loudness', uses(project, isLoudness)],
    ['username', uses(project, ({ opcode }) => opcode === 'sensing_username')],
    ['readouts', listOf(stored.get('monitors')).length > 0],
    ['comments', came.comments > 0],
  ]
  const here = seen.flatMap(([difference, isSo]) => (isSo ? difference : []))
  return { came, placeholders: placeholdersIn(project), notes, here }
}

export function exportReport(project: Project, files: ReadonlyMap<string, Uint8Array>): ExportReport {
  const seen: [ThereDifference, boolean][] = [
    ['settings', true],
    ['cloud_variables', hasCloud(project)],
    ['loudness', uses(project, isLoudness)],
    ['username', uses(project, ({ opcode }) => opcode === 'sensing_username')],
    ['backdrop_waits', uses(project, ({ opcode }) => opcode === 'looks_switchbackdroptoandwait')],
  ]
  return {
    went: amountsOf(project),
    placeholders: placeholdersIn(project),
    refused: extensionsIn(project).filter((extension) => !scratchExtensions.has(extension)),
    there: seen.flatMap(([difference, isSo]) => (isSo ? difference : [])),
    missing: missingIn(project, files),
  }
}

function amountsOf(project: Project): Amounts {
  const targets = targetsOf(project)
  const sum = (of: (target: (typeof targets)[number]) => number) => targets.reduce((total, target) => total + of(target), 0)
  const blocks = allBlocks(project)
  return {
    sprites: project.sprites.length,
    scripts: sum(({ scripts }) => scripts.length),
    blocks: blocks.length,
    costumes: sum(({ costumes }) => costumes.length),
    sounds: sum(({ sounds }) => sounds.length),
    variables: sum(({ variables }) => variables.length),
    lists: sum(({ lists }) => lists.length),
    messages: project.messages.length,
    comments: sum(({ comments = [] }) => comments.length) + blocks.filter(({ comment }) => comment).length,
  }
}

function placeholdersIn(project: Project): Placeholder[] {
  const counts = new Map<string | null, number>()
  for (const { opcode } of allBlocks(project)) {
    if (opcodes.has(opcode)) continue
    const extension = extensionOf(opcode) ?? null
    counts.set(extension, (counts.get(extension) ?? 0) + 1)
  }
  return [...counts].map(([extension, count]) => ({ extension, count }))
}

function hasCloud(project: Project): boolean {
  return targetsOf(project).some(({ variables }) => variables.some(({ isCloud }) => isCloud))
}

function uses(project: Project, isIt: (block: Block) => boolean): boolean {
  return allBlocks(project).some(isIt)
}

function isLoudness({ opcode, fields }: Block): boolean {
  return opcode === 'sensing_loudness' || (opcode === 'event_whengreaterthan' && fields.some(({ value }) => value === 'LOUDNESS'))
}

function missingIn(project: Project, files: ReadonlyMap<string, Uint8Array>): string[] {
  const gone = targetsOf(project).flatMap(({ costumes, sounds }) => [
    ...costumes.filter(({ picture }) => !files.has(picture)),
    ...sounds.filter(({ file }) => !files.has(file)),
  ])
  return [...new Set(gone.map(({ name }) => name))]
}
