/** One target of a project.json: the stage or a sprite. */
import {
  type Costume,
  limits,
  type List,
  type RotationStyle,
  type Sound,
  type Sprite,
  type Stage,
  type Target,
  type Value,
  type Variable,
} from '../../project.ts'
import type { Media } from '../media.ts'
import { distinct } from '../unique.ts'
import { foreignOf } from '../foreign-json.ts'
import { idOf, listOf, mapOf, nameOf, numberOf, textOf } from '../tolerant-values.ts'
import { namesFor, Register, type StageNames } from './names.ts'
import type { Notes } from '../notes.ts'
import { readScripts } from './read-blocks.ts'
import type { FoundComment, Numbering } from './reader.ts'
import { stageValue, defaultRate, defaultStage } from '../defaults.ts'

export type JsonMap = ReadonlyMap<string, unknown>

export interface Reading {
  readonly names: StageNames
  readonly numbering: Numbering
  readonly media: Media
  readonly notes: Notes
}

export function readStage(target: JsonMap, reading: Reading): Stage {
  const stage = readTarget(target, reading, reading.names)
  // Blocks of later sprites may add names to the stage: the lists grow.
  return { ...stage, name: 'Stage', variables: reading.names.variables.entries, lists: reading.names.lists.entries }
}

export function readSprite(target: JsonMap, reading: Reading & { index: number; name: string }): Sprite {
  const own = {
    variables: new Register(readVariables(target, reading.notes)),
    lists: new Register(readLists(target, reading.notes)),
  }
  return {
    ...readTarget(target, reading, own),
    name: reading.name,
    id: `s${reading.numbering.nextId++}`,
    x: numberOf(target.get('x'), 0),
    y: numberOf(target.get('y'), 0),
    direction: numberOf(target.get('direction'), 90),
    size: numberOf(target.get('size'), 100),
    visible: target.get('visible') !== false,
    draggable: target.get('draggable') === true,
    rotationStyle: styleOf(target.get('rotationStyle')),
    layer: numberOf(target.get('layerOrder'), reading.index + 1),
  }
}

type Own = Pick<StageNames, 'variables' | 'lists'>

const targetKeys =
  'isStage name variables lists broadcasts blocks comments currentCostume costumes sounds volume layerOrder'.split(' ')
const stageKeys = new Set(targetKeys)
const spriteKeys = new Set([...targetKeys, 'visible', 'x', 'y', 'size', 'direction', 'draggable', 'rotationStyle'])

function readTarget(target: JsonMap, { names, numbering, media, notes }: Reading, own: Own): Target {
  const costumes = readCostumes(target, { media, notes })
  const current = Math.trunc(numberOf(target.get('currentCostume'), 0))
  const comments = readComments(target, notes)
  const isStage = own === names
  const scripts = readScripts(target.get('blocks'), { names: namesFor(names, own), numbering, notes, comments })
  const free = [...comments.values()].map(({ comment }) => comment)
  const unknown = isStage ? [...target].filter(([key, value]) => !isUsual(key, value)) : target
  return {
    name: '',
    costumes,
    costume: Math.min(Math.max(current, 0), costumes.length - 1),
    sounds: distinct(cut(listOf(target.get('sounds')), notes).map((sound) => readSound(mapOf(sound), { media, notes }))),
    volume: numberOf(target.get('volume'), 100),
    variables: own.variables.entries,
    lists: own.lists.entries,
    scripts,
    ...(free.length > 0 ? { comments: free } : {}),
    ...foreignOf(new Map(unknown), { known: isStage ? stageKeys : spriteKeys, notes }),
  }
}

function isUsual(key: string, value: unknown): boolean {
  return defaultStage.has(key) && (defaultStage.get(key) === value || stageValue(key, value) !== value)
}

function cut(found: readonly unknown[], notes: Notes): readonly unknown[] {
  if (found.length > limits.media) notes.add('too_much_cut')
  return found.slice(0, limits.media)
}

function styleOf(found: unknown): RotationStyle {
  return found === 'left-right' || found === "don't rotate" ? found : 'all around'
}

export function readVariables(target: JsonMap, notes: Notes): Variable[] {
  return entriesOf(target.get('variables'), notes).map(([id, found]) => {
    const [name, value, isCloud] = listOf(found)
    return { id, name: nameOf(name), value: valueOf(value, notes), ...(isCloud === true ? { isCloud } : {}) }
  })
}

export function readLists(target: JsonMap, notes: Notes): List[] {
  return entriesOf(target.get('lists'), notes).map(([id, found]) => {
    const [name, items] = listOf(found)
    const all = listOf(items)
    if (all.length > limits.listItems) notes.add('list_cut', nameOf(name))
    return { id, name: nameOf(name), items: all.slice(0, limits.listItems).map((item) => valueOf(item, notes)) }
  })
}

function entriesOf(found: unknown, notes: Notes): [string, unknown][] {
  const all = [...mapOf(found)].map(([id, value]): [string, unknown] => [idOf(id), value])
  if (all.length > limits.variables) notes.add('too_much_cut')
  return all.slice(0, limits.variables)
}

function valueOf(value: unknown, notes: Notes): Value {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value
  const text = textOf(value)
  if (text.length > limits.textLength) notes.add('text_cut')
  return text.slice(0, limits.textLength)
}

interface WithMedia {
  readonly media: Media
  readonly notes: Notes
}

/** A sprite without costumes cannot be drawn; it gets the placeholder for a missing picture. */
function readCostumes(target: JsonMap, { media, notes }: WithMedia): Costume[] {
  const found = listOf(target.get('costumes'))
  const some = found.length > 0 ? found : [{ name: nameOf(target.get('name')) }]
  return distinct(cut(some, notes).map((costume) => readCostume(mapOf(costume), { media, notes })))
}

const costumeKeys = new Set('name assetId dataFormat md5ext bitmapResolution rotationCenterX rotationCenterY'.split(' '))

function readCostume(costume: JsonMap, { media, notes }: WithMedia): Costume {
  const found = numberOf(costume.get('bitmapResolution'), 1)
  const resolution = found >= 1 ? Math.min(Math.round(found), maxResolution) : 1
  const name = nameOf(costume.get('name'))
  const centerX = numberOf(costume.get('rotationCenterX'), 0)
  const centerY = numberOf(costume.get('rotationCenterY'), 0)
  const picture = media.picture(pictureAsset(costume, media), { name, width: 2 * centerX, height: 2 * centerY })
  const { file, width, height, x, y } = picture
  // Without a size there is no centre either.
  const isEmpty = width === 0 || height === 0
  return {
    name,
    picture: file,
    width: width / resolution,
    height: height / resolution,
    centerX: isEmpty ? 0 : (centerX - x) / resolution,
    centerY: isEmpty ? 0 : (centerY - y) / resolution,
    resolution,
    ...foreignOf(costume, { known: costumeKeys, notes }),
  }
}

const maxResolution = 16

function assetOf(found: JsonMap): string {
  return nameOf(found.get('md5ext'), assetById(found))
}

/** For costumes Scratch uses the id where both are given. */
function pictureAsset(costume: JsonMap, media: Media): string {
  const byId = assetById(costume)
  return media.isInFile(byId) ? byId : assetOf(costume)
}

function assetById(found: JsonMap): string {
  return `${nameOf(found.get('assetId'))}.${nameOf(found.get('dataFormat'))}`
}

const soundKeys = new Set(['name', 'assetId', 'dataFormat', 'md5ext', 'rate', 'sampleCount'])

function readSound(sound: JsonMap, { media, notes }: WithMedia): Sound {
  const rate = numberOf(sound.get('rate'), 0) > 0 ? numberOf(sound.get('rate'), 0) : defaultRate
  const name = nameOf(sound.get('name'))
  const declaredSeconds = Math.max(0, numberOf(sound.get('sampleCount'), 0)) / rate
  const { file, seconds } = media.sound(assetOf(sound), { name, seconds: declaredSeconds })
  const unknown = new Map([...sound].filter(([key, value]) => key !== 'format' || value !== ''))
  return {
    name,
    file,
    seconds,
    ...(rate === defaultRate ? {} : { rate }),
    ...foreignOf(unknown, { known: soundKeys, notes }),
  }
}

/** By id, with the block of each. */
function readComments(target: JsonMap, notes: Notes): Map<string, FoundComment> {
  const all = [...mapOf(target.get('comments'))].filter(([, found]) => mapOf(found).size > 0)
  if (all.length > limits.comments) notes.add('too_much_cut')
  return new Map(all.slice(0, limits.comments).map(([id, found]) => [id, readComment(mapOf(found), notes)]))
}

function readComment(comment: JsonMap, notes: Notes): FoundComment {
  const text = textOf(comment.get('text'))
  if (text.length > limits.commentLength) notes.add('text_cut')
  const place = (key: string) => (typeof comment.get(key) === 'number' ? numberOf(comment.get(key), 0) : null)
  return {
    blockId: textOf(comment.get('blockId')),
    comment: {
      text: text.slice(0, limits.commentLength),
      x: place('x'),
      y: place('y'),
      width: numberOf(comment.get('width'), 200),
      height: numberOf(comment.get('height'), 200),
      minimized: comment.get('minimized') === true,
    },
  }
}
