/**
 * Writes a game as a Scratch 3 file that Scratch accepts: `check.ts` contains its rules, and every file written here passes
 * them, unless a block belongs to an extension that Scratch does not have.
 */
import { strFromU8, strToU8, type Zippable, zipSync } from 'fflate'
import { addExtensions } from '../extensions/extensions.ts'
import { type Costume, type Monitor, type Project, type Sound, targetsOf, type Variable, tooMuchIn } from '../project.ts'
import { extensionsIn } from './extensions.ts'
import { freeNames, layersOf } from './unique.ts'
import { foreignEntries } from './foreign-json.ts'
import { idOf, listOf, mapOf, numberOf, textOf } from './tolerant-values.ts'
import { originOf } from './svg/clean-svg.ts'
import { standIn } from './media.ts'
import { md5 } from './md5.ts'
import { silence } from './sound-length.ts'
import { defaultMonitor } from './defaults.ts'
import { References } from './write/references.ts'
import { type Assets, writeTarget } from './write/write-target.ts'

export type WrittenProject = { ok: true; bytes: Uint8Array } | { ok: false; problem: 'too_many_blocks' | 'too_deep' }

/** `files` contains the pictures and sounds by their names in the game, our own drawings too. */
export function writeSb3(project: Project, files: ReadonlyMap<string, Uint8Array>): WrittenProject {
  // Extensions must be loaded, otherwise the values of music, pen and speech blocks would not be written.
  addExtensions()
  const problem = tooMuchIn(project)
  if (problem) return { ok: false, problem }
  const packed: Record<string, Uint8Array> = {}
  const json = projectJson(project, assetsFrom(files, packed))
  const entries: [string, Uint8Array][] = [['project.json', strToU8(JSON.stringify(json))], ...Object.entries(packed)]
  const zippable: Zippable = Object.fromEntries(entries.map(([name, bytes]) => [name, [bytes, { level: levelOf(name) }]]))
  return { ok: true, bytes: zipSync(zippable, { mtime: timeless }) }
}

/** The same game gives the same file: no time stamps, also for privacy. */
const timeless = new Date(Date.UTC(2000, 0, 2))

/** Compressed formats are not compressed again. */
function levelOf(name: string): 0 | 6 {
  return /\.(?:svg|json|wav|bmp)$/.test(name) ? 6 : 0
}

function projectJson(project: Project, assets: Assets): object {
  const stored = new Map(foreignEntries(project.kept, new Set(['targets'])))
  const references = new References(project)
  const names = freeNames(project.sprites.map(({ name }) => name))
  const layers = layersOf(project.sprites)
  const sprites = project.sprites.map((sprite, index) =>
    writeTarget(sprite, { assets, references, name: names[index] ?? '', layer: layers[index] ?? 1 }),
  )
  // The stage comes last: blocks of sprites may add messages to it.
  const stage = writeTarget(project.stage, { assets, references, name: 'Stage', layer: 0 })
  const { monitors, extensions, meta, ...unknown } = Object.fromEntries(stored)
  return {
    targets: [stage, ...sprites],
    monitors: [
      ...project.monitors.flatMap((monitor) => writeMonitor(project, names, monitor)),
      ...listOf(monitors).flatMap(writeForeign),
    ],
    extensions: [...new Set([...extensionsIn(project), ...listOf(extensions)])],
    meta: { ...Object.fromEntries(mapOf(meta)), semver: '3.0.0', vm: '0.2.0', agent: 'Ankur' },
    ...unknown,
  }
}

function writeMonitor(project: Project, names: readonly string[], { id, visible, kept }: Monitor): object[] {
  const targets = targetsOf(project)
  const at = targets.findIndex(({ variables, lists }) => [...variables, ...lists].some((each) => each.id === id))
  const variable = targets[at]?.variables.find((each) => each.id === id)
  const list = targets[at]?.lists.find((each) => each.id === id)
  const shown: Variable | undefined = variable ?? (list && { ...list, value: '' })
  if (!shown) return []
  return [
    {
      ...lookOf(new Map(foreignEntries(kept))),
      id: idOf(id),
      opcode: variable ? 'data_variable' : 'data_listcontents',
      params: variable ? { VARIABLE: shown.name } : { LIST: shown.name },
      spriteName: at === 0 ? null : (names[at - 1] ?? null),
      value: variable ? variable.value : (list?.items ?? []),
      visible,
    },
  ]
}

/** A monitor of something else than a variable: as imported, as far as it is valid. */
function writeForeign(found: unknown): object[] {
  const monitor = mapOf(found)
  const [id, opcode] = [textOf(monitor.get('id')), textOf(monitor.get('opcode'))]
  if (id === '' || opcode === '') return []
  const params = Object.fromEntries(mapOf(monitor.get('params')))
  return [{ ...lookOf(monitor), id, opcode, params, visible: monitor.get('visible') === true }]
}

const modes = new Set<unknown>(['default', 'large', 'slider', 'list'])
const places = ['x', 'y', 'width', 'height', 'sliderMin', 'sliderMax']

function lookOf(found: ReadonlyMap<string, unknown>): object {
  const look = new Map([...defaultMonitor, ...found])
  const mode = modes.has(look.get('mode')) ? look.get('mode') : 'default'
  return { ...Object.fromEntries(look), mode, ...Object.fromEntries(places.map((key) => [key, placeIn(look.get(key), key)])) }
}

function placeIn(found: unknown, key: string): number | null {
  return found === null ? null : numberOf(found, numberOf(defaultMonitor.get(key), 0))
}

/** Adds files beside project.json, named after their content. */
function assetsFrom(files: ReadonlyMap<string, Uint8Array>, packed: Record<string, Uint8Array>): Assets {
  const named = new Map<string, { id: string; format: string }>()
  return { picture, sound }

  function picture({ picture: name, width, height, resolution }: Costume) {
    const size = { width: width * resolution || 1, height: height * resolution || 1 }
    const asset = found(name, () => ({ bytes: files.get(name) ?? standIn(size), format: pictureFormat(name, files) }))
    return { ...asset, ...cornerOf(asset) }
  }
  function sound({ file }: Sound) {
    return found(file, () => ({
      bytes: files.get(file) ?? silence,
      format: file.endsWith('.mp3') && files.has(file) ? 'mp3' : 'wav',
    }))
  }
  /** Scratch measures centres from the drawing's own origin. */
  function cornerOf({ id, format }: { id: string; format: string }) {
    const bytes = format === 'svg' ? packed[`${id}.svg`] : undefined
    return bytes ? originOf(strFromU8(bytes.subarray(0, 1000))) : { x: 0, y: 0 }
  }
  function found(name: string, load: () => { bytes: Uint8Array; format: string }) {
    const known = named.get(name)
    if (known) return known
    const { bytes, format } = load()
    const asset = { id: md5(bytes), format }
    packed[`${asset.id}.${format}`] = bytes
    named.set(name, asset)
    return asset
  }
}

/** Our own drawings have names without a file extension. */
function pictureFormat(name: string, files: ReadonlyMap<string, Uint8Array>): string {
  const [, ending = 'svg'] = /\.(png|jpg|jpeg|gif|bmp)$/.exec(name) ?? []
  return files.has(name) ? ending : 'svg'
}
