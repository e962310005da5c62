/** Checks a file against the rules of Scratch. It shares only the unzipping with the writer. */
import { strFromU8 } from 'fflate'
import { listOf, mapOf, textOf } from '../loose.ts'
import { md5 } from '../md5.ts'
import { unzip } from '../zip.ts'
import { checkTarget, type Where } from './check-target.ts'
import { type BrokenRule, isMap, isNumber, isText, type Tell } from './rules.ts'

/** Empty for a file that Scratch opens and runs unchanged. */
export function checkSb3(bytes: Uint8Array): BrokenRule[] {
  const broken: BrokenRule[] = []
  const tell: Tell = (rule, at) => void broken.push({ rule, at })
  const files = filesIn(bytes, tell)
  if (files) checkFiles(files, tell)
  return broken
}

type Files = ReadonlyMap<string, Uint8Array>

function filesIn(bytes: Uint8Array, tell: Tell): Files | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    tell('no_zip', '')
    return new Map([['project.json', bytes]])
  }
  const opened = unzip(bytes, () => () => true)
  if (!opened.ok) tell('damaged_zip', opened.problem)
  return opened.ok ? opened.files : null
}

function checkFiles(files: Files, tell: Tell): void {
  const names = [...files.keys()]
  const path = names.find((name) => name === 'project.json') ?? names.find((name) => /^[^/]+\/project\.json$/.test(name))
  const json = path === undefined ? undefined : files.get(path)
  if (path === undefined || !json) return tell('no_project_json', '')
  if (path !== 'project.json') tell('project_json_in_folder', path)
  const project = projectIn(json, tell)
  if (project === undefined) return
  const used = new Set([path])
  checkProject(project, { files, used, tell })
  for (const name of names) if (!used.has(name)) tell('extra_file', name)
}

function projectIn(json: Uint8Array, tell: Tell): unknown {
  if (json[0] === 0xef && json[1] === 0xbb && json[2] === 0xbf) tell('byte_order_mark', 'project.json')
  try {
    return JSON.parse(strFromU8(json).replace(/^\uFEFF/, ''))
  } catch {
    return tell('not_json', 'project.json')
  }
}

interface Checking {
  readonly files: Files
  readonly used: Set<string>
  readonly tell: Tell
}

function checkProject(project: unknown, { files, used, tell }: Checking): void {
  const root = mapOf(project)
  checkMeta(root.get('meta'), tell)
  for (const part of ['monitors', 'extensions']) if (!Array.isArray(root.get(part))) tell('missing_optional_part', part)
  const targets = listOf(root.get('targets')).map((target) => mapOf(target))
  const [stage, ...sprites] = targets
  if (stage?.get('isStage') !== true) return tell('no_stage_first', 'targets.0')
  checkNames(sprites, tell)
  const where: Where = { stage, tell, asset: (entry, at) => checkAsset(entry, { at, files, used, tell }) }
  for (const [index, target] of targets.entries()) checkTarget(target, { ...where, at: `targets.${index}`, isStage: index === 0 })
  for (const [index, monitor] of listOf(root.get('monitors')).entries()) checkMonitor(monitor, `monitors.${index}`, tell)
  for (const extension of listOf(root.get('extensions'))) {
    if (!isText(extension)) tell('wrong_type', 'extensions')
  }
}

function checkMeta(found: unknown, tell: Tell): void {
  if (!isMap(found)) return tell('no_meta', 'meta')
  const meta = mapOf(found)
  if (!/^3\.\d+\.\d+$/.test(textOf(meta.get('semver')))) tell('wrong_semver', 'meta.semver')
  if (!/^\d+\.\d+\.\d+/.test(textOf(meta.get('vm')))) tell('wrong_vm', 'meta.vm')
  if (!isText(meta.get('agent'))) tell('no_agent', 'meta.agent')
}

const oddNames = new Set(['_mouse_', '_edge_', '_random_', '_myself_', 'Stage'])

function checkNames(sprites: readonly ReadonlyMap<string, unknown>[], tell: Tell): void {
  const seen = new Set<unknown>()
  for (const [index, sprite] of sprites.entries()) {
    const name = sprite.get('name')
    const at = `targets.${index + 1}.name`
    if (!isText(name)) tell('wrong_type', at)
    else if (name === '_stage_') tell('reserved_name', at)
    else if (oddNames.has(name)) tell('odd_name', at)
    else if (seen.has(name)) tell('same_name', at)
    seen.add(name)
  }
}

/** The picture or sound must exist, named after its content. */
function checkAsset(entry: ReadonlyMap<string, unknown>, { at, files, used, tell }: Checking & { at: string }): void {
  const id = textOf(entry.get('assetId'))
  const name = `${id}.${textOf(entry.get('dataFormat'))}`
  if (entry.get('md5ext') !== name) tell('wrong_md5ext', at)
  used.add(name)
  const content = files.get(name)
  if (!content) tell('missing_asset', `${at}.${name}`)
  else if (md5(content) !== id) tell('wrong_content', `${at}.${name}`)
}

const modes = new Set(['default', 'large', 'slider', 'list'])

function checkMonitor(found: unknown, at: string, tell: Tell): void {
  const monitor = mapOf(found)
  const texts = ['id', 'opcode'].every((key) => isText(monitor.get(key)))
  const places = ['x', 'y', 'width', 'height', 'sliderMin', 'sliderMax'].every((key) => {
    const value = monitor.get(key)
    return value === undefined || value === null || isNumber(value)
  })
  const isShown = typeof monitor.get('visible') === 'boolean'
  const mode = textOf(monitor.get('mode'), 'default')
  if (!texts || !places || !isShown || !isMap(monitor.get('params')) || !modes.has(mode)) tell('wrong_monitor', at)
}
