import { extensionOf, scratchExtensions } from '../extensions.ts'
import { listOf, mapOf, textOf } from '../tolerant-values.ts'
import { isMap, isNumber, isText, type ReportRule } from './rules.ts'
import { limits } from '../../project.ts'

type JsonMap = ReadonlyMap<string, unknown>

interface Where {
  readonly stage: JsonMap
  readonly at: string
  readonly report: ReportRule
}

/** The blocks of one target and their connections. */
export function checkBlocks(target: JsonMap, where: Where): void {
  const blocks = mapOf(target.get('blocks'))
  const here = { ...where, target, blocks }
  for (const [id, found] of blocks) {
    const at = `${where.at}.${id}`
    if (Array.isArray(found)) checkCompact(found, { ...here, at, isLoose: true })
    else checkBlock(id, mapOf(found), { ...here, at })
  }
  checkNesting(blocks, where)
}

interface Here extends Where {
  readonly target: JsonMap
  readonly blocks: JsonMap
}

function checkBlock(id: string, block: JsonMap, here: Here): void {
  const { at, report, blocks } = here
  const opcode = block.get('opcode')
  if (!isText(opcode) || opcode === '') report('no_opcode', at)
  const extension = extensionOf(textOf(opcode))
  if (extension !== undefined && !scratchExtensions.has(extension)) report('unknown_extension', `${at}.opcode`)
  checkLinks(id, block, here)
  for (const key of ['shadow', 'topLevel']) if (typeof block.get(key) !== 'boolean') report('wrong_type', `${at}.${key}`)
  if (block.get('topLevel') === true && (!isNumber(block.get('x')) || !isNumber(block.get('y')))) report('no_place', at)
  for (const [name, input] of mapOf(block.get('inputs'))) checkInput(input, { ...here, at: `${at}.inputs.${name}`, owner: id })
  for (const [name, field] of mapOf(block.get('fields'))) checkField(name, field, { ...here, at: `${at}.fields.${name}` })
  for (const key of ['inputs', 'fields']) if (!isMap(block.get(key))) report('wrong_type', `${at}.${key}`)
  checkMutation(block, { ...here, blocks, at: `${at}.mutation` })
  const comment = block.get('comment')
  if (comment !== undefined && !mapOf(here.target.get('comments')).has(textOf(comment)))
    report('unknown_reference', `${at}.comment`)
}

function checkLinks(id: string, block: JsonMap, { at, report, blocks }: Here): void {
  for (const key of ['next', 'parent']) {
    const other = block.get(key)
    if (other !== null && !isText(other)) report('wrong_next', `${at}.${key}`)
  }
  const next = block.get('next')
  if (isText(next)) {
    if (!blocks.has(next)) report('next_leads_nowhere', `${at}.next`)
    else if (mapOf(blocks.get(next)).get('parent') !== id) report('wrong_parent', `${at}.next`)
  }
  const parent = block.get('parent')
  if (isText(parent) && !blocks.has(parent)) report('parent_leads_nowhere', `${at}.parent`)
  if ((block.get('topLevel') === true) !== (parent === null)) report('wrong_parent', `${at}.parent`)
}

/** [1, shadow], [2, block] or [3, block, shadow]. */
function checkInput(found: unknown, here: Here & { owner: string }): void {
  const { at, report } = here
  const [kind, ...parts] = listOf(found)
  const wanted = kind === 1 || kind === 2 ? 1 : kind === 3 ? 2 : null
  if (wanted === null || parts.length !== wanted) return report('wrong_input', at)
  for (const part of parts) checkPart(part, here)
}

function checkPart(part: unknown, here: Here & { owner: string }): void {
  const { at, report, blocks, owner } = here
  if (Array.isArray(part)) return checkCompact(part, { ...here, isLoose: false })
  if (!isText(part)) return report('wrong_input', at)
  if (!blocks.has(part)) return report('input_leads_nowhere', at)
  if (mapOf(blocks.get(part)).get('parent') !== owner) report('wrong_parent', at)
}

/** [4..8, number], [9, color], [10, text], [11, message, id], [12, variable, id], [13, list, id]; x and y on a workspace. */
function checkCompact(found: readonly unknown[], { at, report, target, stage, isLoose }: Here & { isLoose: boolean }): void {
  const [kind, value, id, ...place] = found
  if (!isNumber(kind) || !Number.isInteger(kind) || kind < 4 || kind > 13) return report('wrong_compact', at)
  if (isLoose && (kind < 12 || place.length !== 2 || !place.every(isNumber))) return report('wrong_compact', at)
  if (kind === 9 && !/^#[0-9a-f]{6}$/i.test(textOf(value))) return report('wrong_color', at)
  if (kind <= 10 && ((!isText(value) && !isNumber(value)) || found.length !== 2)) return report('wrong_compact', at)
  if (kind <= 10) return
  if (!isText(value) || !isText(id)) return report('wrong_compact', at)
  const parts = kind === 11 ? ['broadcasts'] : kind === 12 ? ['variables', 'lists'] : ['lists']
  if (!isThere(parts, id, { target, stage })) report('unknown_reference', at)
}

/** Scratch accepts the id of a list in a variable block. */
const referring = new Map([
  ['VARIABLE', ['variables', 'lists']],
  ['LIST', ['lists']],
  ['BROADCAST_OPTION', ['broadcasts']],
])

function isThere(parts: readonly string[], id: string, { target, stage }: Pick<Here, 'target' | 'stage'>): boolean {
  return [target, stage].some((each) => parts.some((part) => mapOf(each.get(part)).has(id)))
}

function checkField(name: string, found: unknown, { at, report, target, stage }: Here): void {
  const [value, id, ...more] = listOf(found)
  if (!(isText(value) || isNumber(value)) || !(isText(id) || id === null) || more.length > 0) return report('wrong_field', at)
  const parts = referring.get(name)
  if (parts === undefined) return
  if (!isText(id) || !isThere(parts, id, { target, stage })) report('unknown_reference', at)
}

function checkMutation(block: JsonMap, here: Here): void {
  const { at, report, blocks } = here
  const opcode = textOf(block.get('opcode'))
  const mutation = block.get('mutation')
  if (opcode === 'procedures_definition') {
    const prototype = listOf(mapOf(block.get('inputs')).get('custom_block'))[1]
    if (mapOf(blocks.get(textOf(prototype))).get('opcode') !== 'procedures_prototype') report('wrong_mutation', at)
  }
  if (opcode === 'procedures_call' || opcode === 'procedures_prototype')
    return checkProcedure(mapOf(mutation), { ...here, opcode })
  if (mutation !== undefined && !isMap(mutation)) report('wrong_mutation', at)
}

function checkProcedure(mutation: JsonMap, { at, report, opcode }: Here & { opcode: string }): void {
  const lists = opcode === 'procedures_call' ? ['argumentids'] : ['argumentids', 'argumentnames', 'argumentdefaults']
  const lengths = new Set(lists.map((key) => textsIn(mutation.get(key))))
  const isFine =
    mutation.get('tagName') === 'mutation' &&
    Array.isArray(mutation.get('children')) &&
    isText(mutation.get('proccode')) &&
    ['true', 'false'].includes(textOf(mutation.get('warp'))) &&
    lengths.size === 1 &&
    !lengths.has(null)
  if (!isFine) report('wrong_mutation', at)
}

/** The number of texts in a list that is stored as JSON text. */
function textsIn(found: unknown): number | null {
  try {
    const list: unknown = JSON.parse(textOf(found))
    return Array.isArray(list) && list.every(isText) ? list.length : null
  } catch {
    return null
  }
}

/** Deeper than any game needs; Scratch's loader is recursive. */
const deepest = limits.stackDepth + limits.reporterDepth + 1

/** No block twice, no cycle, no excessive depth: checked with an explicit stack. */
export function checkNesting(blocks: JsonMap, { at, report }: { at: string; report: ReportRule }): void {
  const tops = [...blocks].filter(([, found]) => !Array.isArray(found) && mapOf(found).get('topLevel') === true)
  const waiting = tops.map(([id]) => ({ id, depth: 0 }))
  const seen = new Set<string>()
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const { id, depth } = each
    if (!blocks.has(id)) continue
    if (seen.has(id)) return report('circle', `${at}.${id}`)
    seen.add(id)
    if (depth > deepest) return report('too_deep', `${at}.${id}`)
    const block = mapOf(blocks.get(id))
    const inside = [...mapOf(block.get('inputs')).values()].flatMap((input) => listOf(input).slice(1))
    waiting.push(...inside.map((part) => ({ id: textOf(part), depth: depth + 1 })), { id: textOf(block.get('next')), depth })
  }
}
