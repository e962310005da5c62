/** Checks a file against the rules of Scratch. It shares only the unzipping with the writer. */
import { strFromU8 } from 'fflate'
import { listOf, mapOf, textOf } from '../tolerant-values.ts'
import { md5 } from '../md5.ts'
import { unzip } from '../zip.ts'
import { checkTarget, type TargetContext } from './check-target.ts'
import { type BrokenRule, isMap, isNumber, isText, type ReportRule } from './rules.ts'

/** Empty for a file that Scratch opens and runs unchanged. */
export function checkSb3(bytes: Uint8Array): BrokenRule[] {
  const broken: BrokenRule[] = []
  const report: ReportRule = (rule, at) => void broken.push({ rule, at })
  const files = filesIn(bytes, report)
  if (files) checkFiles(files, report)
  return broken
}

type Files = ReadonlyMap<string, Uint8Array>

function filesIn(bytes: Uint8Array, report: ReportRule): Files | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    report('no_zip', '')
    return new Map([['project.json', bytes]])
  }
  const opened = unzip(bytes, () => () => true)
  if (!opened.ok) report('damaged_zip', opened.problem)
  return opened.ok ? opened.files : null
}

function checkFiles(files: Files, report: ReportRule): void {
  const names = [...files.keys()]
  const path = names.find((name) => name === 'project.json') ?? names.find((name) => /^[^/]+\/project\.json$/.test(name))
  const json = path === undefined ? undefined : files.get(path)
  if (path === undefined || !json) return report('no_project_json', '')
  if (path !== 'project.json') report('project_json_in_folder', path)
  const project = projectIn(json, report)
  if (project === undefined) return
  const used = new Set([path])
  checkProject(project, { files, used, report })
  for (const name of names) if (!used.has(name)) report('extra_file', name)
}

function projectIn(json: Uint8Array, report: ReportRule): unknown {
  if (json[0] === 0xef && json[1] === 0xbb && json[2] === 0xbf) report('byte_order_mark', 'project.json')
  try {
    return JSON.parse(strFromU8(json).replace(/^\uFEFF/, ''))
  } catch {
    return report('not_json', 'project.json')
  }
}

interface Checking {
  readonly files: Files
  readonly used: Set<string>
  readonly report: ReportRule
}

function checkProject(project: unknown, { files, used, report }: Checking): void {
  const root = mapOf(project)
  checkMeta(root.get('meta'), report)
  for (const part of ['monitors', 'extensions']) if (!Array.isArray(root.get(part))) report('missing_optional_part', part)
  const targets = listOf(root.get('targets')).map((target) => mapOf(target))
  const [stage, ...sprites] = targets
  if (stage?.get('isStage') !== true) return report('no_stage_first', 'targets.0')
  checkNames(sprites, report)
  const where: TargetContext = { stage, report, asset: (entry, at) => checkAsset(entry, { at, files, used, report }) }
  for (const [index, target] of targets.entries()) checkTarget(target, { ...where, at: `targets.${index}`, isStage: index === 0 })
  for (const [index, monitor] of listOf(root.get('monitors')).entries()) checkMonitor(monitor, `monitors.${index}`, report)
  for (const extension of listOf(root.get('extensions'))) {
    if (!isText(extension)) report('wrong_type', 'extensions')
  }
}

function checkMeta(found: unknown, report: ReportRule): void {
  if (!isMap(found)) return report('no_meta', 'meta')
  const meta = mapOf(found)
  if (!/^3\.\d+\.\d+$/.test(textOf(meta.get('semver')))) report('wrong_semver', 'meta.semver')
  if (!/^\d+\.\d+\.\d+/.test(textOf(meta.get('vm')))) report('wrong_vm', 'meta.vm')
  if (!isText(meta.get('agent'))) report('no_agent', 'meta.agent')
}

const oddNames = new Set(['_mouse_', '_edge_', '_random_', '_myself_', 'Stage'])

function checkNames(sprites: readonly ReadonlyMap<string, unknown>[], report: ReportRule): void {
  const seen = new Set<unknown>()
  for (const [index, sprite] of sprites.entries()) {
    const name = sprite.get('name')
    const at = `targets.${index + 1}.name`
    if (!isText(name)) report('wrong_type', at)
    else if (name === '_stage_') report('reserved_name', at)
    else if (oddNames.has(name)) report('odd_name', at)
    else if (seen.has(name)) report('same_name', at)
    seen.add(name)
  }
}

/** The picture or sound must exist, named after its content. */
function checkAsset(entry: ReadonlyMap<string, unknown>, { at, files, used, report }: Checking & { at: string }): void {
  const id = textOf(entry.get('assetId'))
  const name = `${id}.${textOf(entry.get('dataFormat'))}`
  if (entry.get('md5ext') !== name) report('wrong_md5ext', at)
  used.add(name)
  const content = files.get(name)
  if (!content) report('missing_asset', `${at}.${name}`)
  else if (md5(content) !== id) report('wrong_content', `${at}.${name}`)
}

const modes = new Set(['default', 'large', 'slider', 'list'])

function checkMonitor(found: unknown, at: string, report: ReportRule): void {
  const monitor = mapOf(found)
  const texts = ['id', 'opcode'].every((key) => isText(monitor.get(key)))
  const places = ['x', 'y', 'width', 'height', 'sliderMin', 'sliderMax'].every((key) => {
    const value = monitor.get(key)
    return value === undefined || value === null || isNumber(value)
  })
  const isShown = typeof monitor.get('visible') === 'boolean'
  const mode = textOf(monitor.get('mode'), 'default')
  if (!texts || !places || !isShown || !isMap(monitor.get('params')) || !modes.has(mode)) report('wrong_monitor', at)
}
