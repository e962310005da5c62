import { type Costume, type Sound, type Sprite, type Target, type Value } from '../../project.ts'
import { wrapped } from '../../machine/actor.ts'
import { distinct } from '../unique.ts'
import { foreignEntries } from '../foreign-json.ts'
import type { References } from './references.ts'
import { stageValue, defaultRate, defaultStage } from '../defaults.ts'
import { newBlockOutput, writeComment, writeScripts } from './write-blocks.ts'

export interface Assets {
  picture(costume: Costume): { id: string; format: string; x: number; y: number }
  sound(sound: Sound): { id: string; format: string }
}

export interface Writing {
  readonly assets: Assets
  readonly references: References
  readonly name: string
  readonly layer: number
}

export function writeTarget(target: Target | Sprite, writing: Writing): object {
  const { assets, references, name, layer } = writing
  const desk = newBlockOutput(references, target)
  const blocks = writeScripts(desk, target.scripts)
  const isStage = !isSprite(target)
  const free = (target.comments ?? []).map((comment, index) => [`f${index + 1}`, writeComment(comment, null)] as const)
  const written = {
    isStage,
    name,
    variables: Object.fromEntries(
      references
        .variablesOf(target)
        .map(({ id, name: called, value, isCloud }) => [id, isCloud ? [called, plain(value), true] : [called, plain(value)]]),
    ),
    lists: Object.fromEntries(references.listsOf(target).map(({ id, name: called, items }) => [id, [called, items.map(plain)]])),
    broadcasts: Object.fromEntries(isStage ? references.broadcasts : []),
    blocks,
    comments: Object.fromEntries([...desk.comments, ...free]),
    currentCostume: Math.min(Math.max(Math.trunc(target.costume), 0), target.costumes.length - 1),
    costumes: distinct(target.costumes.map((costume) => writeCostume(costume, assets))),
    sounds: distinct(target.sounds.map((sound) => writeSound(sound, assets))),
    volume: target.volume,
    layerOrder: layer,
    ...(isSprite(target) ? writePlace(target) : {}),
  }
  const stored = new Map(foreignEntries(target.kept, new Set(Object.keys(written))))
  return { ...written, ...(isStage ? stageKept(stored) : {}), ...Object.fromEntries(stored) }
}

function isSprite(target: Target | Sprite): target is Sprite {
  return 'rotationStyle' in target
}

function writePlace({ visible, x, y, size, direction, draggable, rotationStyle }: Sprite): object {
  return { visible, x, y, size, direction: wrapped(direction), draggable, rotationStyle }
}

/** Stored values with the types that Scratch needs; removed from the remaining content. */
function stageKept(stored: Map<string, unknown>): object {
  const values = [...defaultStage.keys()].map((key) => [key, stageValue(key, stored.get(key))])
  for (const key of defaultStage.keys()) stored.delete(key)
  return Object.fromEntries(values)
}

/** JSON cannot represent infinite numbers; as text they read as the same number. */
function plain(value: Value): Value {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
}

function writeCostume(costume: Costume, assets: Assets): { name: string } {
  const { id, format, x, y } = assets.picture(costume)
  const { name, centerX, centerY, kept } = costume
  const resolution = Math.max(1, Math.round(costume.resolution))
  const written = {
    name,
    bitmapResolution: resolution,
    dataFormat: format,
    assetId: id,
    md5ext: `${id}.${format}`,
    rotationCenterX: centerX * resolution + x,
    rotationCenterY: centerY * resolution + y,
  }
  return { ...written, ...Object.fromEntries(foreignEntries(kept, new Set(Object.keys(written)))) }
}

function writeSound(sound: Sound, assets: Assets): { name: string } {
  const { id, format } = assets.sound(sound)
  const { name, seconds, rate = defaultRate, kept } = sound
  const written = {
    name,
    assetId: id,
    dataFormat: format,
    rate,
    sampleCount: Math.round(seconds * rate),
    md5ext: `${id}.${format}`,
  }
  const usual = { format: '' }
  return { ...written, ...usual, ...Object.fromEntries(foreignEntries(kept, new Set(Object.keys(written)))) }
}
