import { listOf, mapOf, textOf } from '../tolerant-values.ts'
import { checkBlocks } from './check-blocks.ts'
import { isCount, isMap, isNumber, isText, isValue, type Rule, type ReportRule } from './rules.ts'

export interface TargetContext {
  readonly stage: JsonMap
  readonly report: ReportRule
  readonly asset: (entry: JsonMap, at: string) => void
}

type JsonMap = ReadonlyMap<string, unknown>
type Here = TargetContext & { readonly at: string; readonly isStage: boolean }

/** The stage or a sprite. */
export function checkTarget(target: JsonMap, here: Here): void {
  const { at, isStage, report, stage } = here
  const own = [...(isStage ? stageRules : spriteRules), ...targetRules]
  for (const [key, isFine, rule] of own) if (!isFine(target.get(key))) report(rule, `${at}.${key}`)
  checkParts(target, here)
  checkMedia(target, here)
  checkNamed(target, here)
  checkComments(target, here)
  checkBlocks(target, { stage, at: `${at}.blocks`, report })
}

type Check = readonly [key: string, isFine: (value: unknown) => boolean, rule: Rule]

const isTrueOrFalse = (value: unknown) => typeof value === 'boolean'
const styles = new Set<unknown>(['all around', 'left-right', "don't rotate"])

const targetRules: readonly Check[] = [
  ['isStage', isTrueOrFalse, 'wrong_type'],
  ['currentCostume', isCount, 'wrong_current_costume'],
  ['volume', isNumber, 'wrong_type'],
]

const stageRules: readonly Check[] = [
  ['name', (value) => value === 'Stage', 'wrong_stage_name'],
  ['layerOrder', (value) => value === undefined || value === 0, 'wrong_layer'],
  ['tempo', (value) => value === undefined || isNumber(value), 'wrong_type'],
  ['videoTransparency', (value) => value === undefined || isNumber(value), 'wrong_type'],
]

const spriteRules: readonly Check[] = [
  ['isStage', (value) => value === false, 'second_stage'],
  ['layerOrder', (value) => value === undefined || (isCount(value) && value >= 1), 'wrong_layer'],
  ...['x', 'y', 'size', 'direction'].map((key): Check => [key, isNumber, 'wrong_type']),
  // Wrapped while loading, into the range from -179 (included) to 181 (excluded).
  ['direction', (value) => !isNumber(value) || (value >= -179 && value < 181), 'direction_out_of_range'],
  ['visible', isTrueOrFalse, 'wrong_type'],
  ['draggable', isTrueOrFalse, 'wrong_type'],
  ['rotationStyle', (value) => styles.has(value), 'wrong_rotation_style'],
]

function checkParts(target: JsonMap, { at, report }: Here): void {
  for (const part of ['variables', 'blocks']) if (!isMap(target.get(part))) report('missing_part', `${at}.${part}`)
  for (const part of ['costumes', 'sounds']) if (!Array.isArray(target.get(part))) report('missing_part', `${at}.${part}`)
  for (const part of ['lists', 'broadcasts', 'comments', 'layerOrder']) {
    if (!target.has(part)) report('missing_optional_part', `${at}.${part}`)
  }
}

const pictureFormats = new Set(['svg', 'png', 'jpg', 'jpeg', 'bmp', 'gif'])
const soundFormats = new Set(['wav', 'wave', 'mp3'])

function checkMedia(target: JsonMap, here: Here): void {
  const { at, report } = here
  const costumes = listOf(target.get('costumes'))
  if (costumes.length === 0) report('no_costume', `${at}.costumes`)
  const current = target.get('currentCostume')
  if (isCount(current) && current >= costumes.length) report('costume_out_of_range', `${at}.currentCostume`)
  const numbers = { costumes: ['rotationCenterX', 'rotationCenterY', 'bitmapResolution'], sounds: ['rate', 'sampleCount'] }
  checkEntries(costumes, { ...here, at: `${at}.costumes`, formats: pictureFormats, numbers: numbers.costumes })
  checkEntries(listOf(target.get('sounds')), { ...here, at: `${at}.sounds`, formats: soundFormats, numbers: numbers.sounds })
}

interface Entries extends Here {
  readonly formats: ReadonlySet<string>
  readonly numbers: readonly string[]
}

function checkEntries(entries: readonly unknown[], { at, report, asset, formats, numbers }: Entries): void {
  const seen = new Set<string>()
  for (const [index, found] of entries.entries()) {
    const entry = mapOf(found)
    const here = `${at}.${index}`
    if (!isText(entry.get('name'))) report('wrong_type', `${here}.name`)
    if (!/^[0-9a-f]{32}$/.test(textOf(entry.get('assetId')))) report('wrong_asset_id', `${here}.assetId`)
    if (!formats.has(textOf(entry.get('dataFormat')))) report('wrong_format', `${here}.dataFormat`)
    for (const key of numbers) if (!isNumber(entry.get(key))) report('wrong_type', `${here}.${key}`)
    const text = JSON.stringify(found)
    if (seen.has(text)) report('same_entry_twice', here)
    seen.add(text)
    asset(entry, here)
  }
}

const unsafe = /[<>&'"]/

function checkNamed(target: JsonMap, { at, report }: Here): void {
  for (const [id, found] of mapOf(target.get('variables'))) {
    const [name, value, isCloud, ...more] = listOf(found)
    const isFine = isText(name) && isValue(value) && (isCloud === undefined || isCloud === true) && more.length === 0
    if (!isFine) report('wrong_variable', `${at}.variables.${id}`)
    if (unsafe.test(id)) report('unsafe_id', `${at}.variables.${id}`)
  }
  for (const [id, found] of mapOf(target.get('lists'))) {
    const [name, items] = listOf(found)
    if (!isText(name) || !Array.isArray(items) || !items.every(isValue)) report('wrong_list', `${at}.lists.${id}`)
    if (unsafe.test(id)) report('unsafe_id', `${at}.lists.${id}`)
  }
  for (const [id, name] of mapOf(target.get('broadcasts'))) if (!isText(name)) report('wrong_type', `${at}.broadcasts.${id}`)
}

const longestComment = 8000

function checkComments(target: JsonMap, { at, report }: Here): void {
  const blocks = mapOf(target.get('blocks'))
  for (const [id, found] of mapOf(target.get('comments'))) {
    const comment = mapOf(found)
    const text = comment.get('text')
    const blockId = comment.get('blockId')
    const places = ['x', 'y', 'width', 'height'].every((key) => {
      const value = comment.get(key)
      return value === null || value === undefined || isNumber(value)
    })
    const isFine = isText(text) && text.length <= longestComment && places && (blockId === null || isText(blockId))
    if (!isFine) report('wrong_comment', `${at}.comments.${id}`)
    if (isText(blockId) && !blocks.has(blockId)) report('unknown_reference', `${at}.comments.${id}`)
  }
}
