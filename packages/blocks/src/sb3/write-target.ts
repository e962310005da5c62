import { type Costume, type Sound, type Sprite, type Target, type Value } from '../project.ts'
import { wrapped } from '../machine/actor.ts'
import { entriesKept } from './kept.ts'
import { numberOf } from './loose.ts'
import type { References } from './references.ts'
import { usualRate, usualStage } from './usual.ts'
import { newDesk, writeComment, writeScripts } from './write-blocks.ts'

export interface Assets {
  picture(costume: Costume): { id: string; format: string }
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
  const desk = newDesk(references, target)
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
    costumes: told(target.costumes.map((costume) => writeCostume(costume, assets))),
    sounds: told(target.sounds.map((sound) => writeSound(sound, assets))),
    volume: target.volume,
    layerOrder: layer,
    ...(isSprite(target) ? writePlace(target) : {}),
  }
  const kept = new Map(entriesKept(target.kept, new Set(Object.keys(written))))
  return { ...written, ...(isStage ? stageKept(kept) : {}), ...Object.fromEntries(kept) }
}

function isSprite(target: Target | Sprite): target is Sprite {
  return 'rotationStyle' in target
}

function writePlace({ visible, x, y, size, direction, draggable, rotationStyle }: Sprite): object {
  return { visible, x, y, size, direction: wrapped(direction), draggable, rotationStyle }
}

/** Of the kinds that Scratch wants, whatever was kept; taken out of what is kept. */
function stageKept(kept: Map<string, unknown>): object {
  const { tempo, videoTransparency, videoState, textToSpeechLanguage } = Object.fromEntries(kept)
  for (const key of usualStage.keys()) kept.delete(key)
  return {
    tempo: numberOf(tempo, 60),
    videoTransparency: numberOf(videoTransparency, 50),
    videoState: videoState === 'off' || videoState === 'on-flipped' ? videoState : 'on',
    textToSpeechLanguage: typeof textToSpeechLanguage === 'string' ? textToSpeechLanguage : null,
  }
}

/** JSON has no way to write what is not finite; text reads as the same number. */
function plain(value: Value): Value {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
}

type Entry = Readonly<Record<string, unknown>> & { readonly name: string }

/** Scratch refuses two entries that are the same in everything: the second gets a number. */
function told(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<string>()
  return entries.map((entry) => {
    let free = entry
    for (let number = 2; seen.has(JSON.stringify(free)); number++) free = { ...entry, name: `${entry.name}${number}` }
    seen.add(JSON.stringify(free))
    return free
  })
}

function writeCostume(costume: Costume, assets: Assets): Entry {
  const { id, format } = assets.picture(costume)
  const { name, centerX, centerY, kept } = costume
  const resolution = Math.max(1, Math.round(costume.resolution))
  const written = {
    name,
    bitmapResolution: resolution,
    dataFormat: format,
    assetId: id,
    md5ext: `${id}.${format}`,
    rotationCenterX: centerX * resolution,
    rotationCenterY: centerY * resolution,
  }
  return { ...written, ...Object.fromEntries(entriesKept(kept, new Set(Object.keys(written)))) }
}

function writeSound(sound: Sound, assets: Assets): Entry {
  const { id, format } = assets.sound(sound)
  const { name, seconds, rate = usualRate, kept } = sound
  const written = {
    name,
    assetId: id,
    dataFormat: format,
    rate,
    sampleCount: Math.round(seconds * rate),
    md5ext: `${id}.${format}`,
  }
  return { ...written, format: '', ...Object.fromEntries(entriesKept(kept, new Set(Object.keys(written)))) }
}
