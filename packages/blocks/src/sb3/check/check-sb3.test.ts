import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSb3 } from '../read.ts'
import { writeSb3 } from '../write.ts'
import { checkSb3 } from './check-sb3.ts'
import type { Rule } from './rules.ts'

const vectors = `${import.meta.dirname}/../../../vectors`

/** An exported game with many features. */
const whole = (() => {
  const read = readSb3(readFileSync(`${vectors}/42-catch-game/project.sb3`))
  const written = read.ok && writeSb3(read.project, read.files)
  if (!written || !written.ok) throw new Error('the catch game cannot be written')
  return written.bytes
})()

type Files = Record<string, Uint8Array>
type Json = ReturnType<typeof JSON.parse>

function withFiles(change: (files: Files) => Files | void): Uint8Array {
  const files = unzipSync(whole)
  return zipSync(change(files) ?? files)
}

function withJson(change: (json: Json) => unknown): Uint8Array {
  return withFiles((files) => {
    const json: Json = JSON.parse(strFromU8(files['project.json']!))
    change(json)
    files['project.json'] = strToU8(JSON.stringify(json))
  })
}

function withSprite(change: (sprite: Json) => unknown): Uint8Array {
  return withJson(({ targets }) => change(targets[1]))
}

function withBlock(change: (block: Json, blocks: Json) => unknown): Uint8Array {
  return withSprite(({ blocks }) =>
    change(
      Object.values<Json>(blocks).find((block) => block.next !== null && block.parent !== null),
      blocks,
    ),
  )
}

/** Other rules may be broken as well. */
function rulesBroken(bytes: Uint8Array): Rule[] {
  return checkSb3(bytes).map(({ rule }) => rule)
}

test('our exports break no rule', () => {
  expect(checkSb3(whole)).toEqual([])
  for (const file of globSync('*/project.sb3', { cwd: vectors })) {
    const read = readSb3(readFileSync(`${vectors}/${file}`))
    const written = read.ok && writeSb3(read.project, read.files)
    expect(written && written.ok && checkSb3(written.bytes), file).toEqual([])
  }
})

function stacked(depth: number): Json {
  return Object.fromEntries(
    Array.from({ length: depth }, (_, at) => {
      const inputs = at === depth - 1 ? {} : { SUBSTACK: [2, `n${at + 1}`] }
      const parent = at === 0 ? null : `n${at - 1}`
      const place = at === 0 ? { x: 0, y: 0 } : {}
      return [
        `n${at}`,
        { opcode: 'control_forever', next: null, parent, inputs, fields: {}, shadow: false, topLevel: at === 0, ...place },
      ]
    }),
  )
}

function reported(depth: number): Json {
  return Object.fromEntries(
    Array.from({ length: depth }, (_, at) => {
      const inputs = at === depth - 1 ? {} : { NUM: [3, `r${at + 1}`, [4, '']] }
      const parent = at === 0 ? null : `r${at - 1}`
      const place = at === 0 ? { x: 0, y: 0 } : {}
      return [
        `r${at}`,
        { opcode: 'operator_round', next: null, parent, inputs, fields: {}, shadow: false, topLevel: at === 0, ...place },
      ]
    }),
  )
}

const rejected: [what: string, rule: Rule, bytes: () => Uint8Array][] = [
  ['no meta', 'no_meta', () => withJson((json) => delete json.meta)],
  ['no semver', 'wrong_semver', () => withJson(({ meta }) => delete meta.semver)],
  ['a semver that is not 3.x.y', 'wrong_semver', () => withJson(({ meta }) => (meta.semver = '2.0.0'))],
  ['a vm that is not x.y.z', 'wrong_vm', () => withJson(({ meta }) => (meta.vm = 'new'))],
  ['the stage not first', 'no_stage_first', () => withJson(({ targets }) => targets.reverse())],
  ['the stage under another name', 'wrong_stage_name', () => withJson(({ targets }) => (targets[0].name = 'Bühne'))],
  ['a sprite called _stage_', 'reserved_name', () => withSprite((sprite) => (sprite.name = '_stage_'))],
  ['the stage not at the back', 'wrong_layer', () => withJson(({ targets }) => (targets[0].layerOrder = 1))],
  ['a sprite as far back as the stage', 'wrong_layer', () => withSprite((sprite) => (sprite.layerOrder = 0))],
  ['costumes missing', 'missing_part', () => withSprite((sprite) => delete sprite.costumes)],
  ['no costume', 'no_costume', () => withSprite((sprite) => (sprite.costumes = []))],
  ['sounds missing', 'missing_part', () => withSprite((sprite) => delete sprite.sounds)],
  ['variables missing', 'missing_part', () => withSprite((sprite) => delete sprite.variables)],
  ['blocks missing', 'missing_part', () => withSprite((sprite) => delete sprite.blocks)],
  ['the same costume twice', 'same_entry_twice', () => withSprite(({ costumes }) => costumes.push(costumes[0]))],
  ['an assetId of other letters', 'wrong_asset_id', () => withSprite(({ costumes }) => (costumes[0].assetId = 'x'.repeat(32)))],
  ['an unknown picture format', 'wrong_format', () => withSprite(({ costumes }) => (costumes[0].dataFormat = 'webp'))],
  ['a format in capitals', 'wrong_format', () => withSprite(({ costumes }) => (costumes[0].dataFormat = 'SVG'))],
  ['an unknown sound format', 'wrong_format', () => withSprite(({ sounds }) => sounds.push({ name: 'a', dataFormat: 'ogg' }))],
  ['an unknown rotation style', 'wrong_rotation_style', () => withSprite((sprite) => (sprite.rotationStyle = 'round'))],
  ['x as text', 'wrong_type', () => withSprite((sprite) => (sprite.x = '3'))],
  ['y as text', 'wrong_type', () => withSprite((sprite) => (sprite.y = '3'))],
  ['a negative costume', 'wrong_current_costume', () => withSprite((sprite) => (sprite.currentCostume = -1))],
  ['half a costume', 'wrong_current_costume', () => withSprite((sprite) => (sprite.currentCostume = 0.5))],
  ['a variable that is null', 'wrong_variable', () => withSprite(({ variables }) => (variables.a = ['a', null]))],
  ['a variable that is an object', 'wrong_variable', () => withSprite(({ variables }) => (variables.a = ['a', {}]))],
  ['a variable with another third entry', 'wrong_variable', () => withSprite(({ variables }) => (variables.a = ['a', 1, false]))],
  ['null in a list', 'wrong_list', () => withSprite(({ lists }) => (lists.a = ['a', [null]]))],
  ['a block without opcode', 'no_opcode', () => withBlock((block) => delete block.opcode)],
  ['next as a number', 'wrong_next', () => withBlock((block) => (block.next = 7))],
  ['input kind 4', 'wrong_input', () => withBlock((block) => (block.inputs = { STEPS: [4, [4, '1']] }))],
  ['input kind 0', 'wrong_input', () => withBlock((block) => (block.inputs = { STEPS: [0, [4, '1']] }))],
  ['a compact input with a boolean', 'wrong_compact', () => withBlock((block) => (block.inputs = { STEPS: [1, [4, true]] }))],
  [
    'a compact input of an unknown number',
    'wrong_compact',
    () => withBlock((block) => (block.inputs = { STEPS: [1, [3, '1']] })),
  ],
  ['a color in words', 'wrong_color', () => withBlock((block) => (block.inputs = { COLOR: [1, [9, 'red']] }))],
  [
    'a comment over 8000 letters',
    'wrong_comment',
    () => withSprite(({ comments }) => (comments.a = { blockId: null, text: 'x'.repeat(8001) })),
  ],
  ['a comment without text', 'wrong_comment', () => withSprite(({ comments }) => (comments.a = { blockId: null }))],
  [
    'a byte order mark',
    'byte_order_mark',
    () =>
      withFiles((files) => {
        files['project.json'] = Uint8Array.of(0xef, 0xbb, 0xbf, ...files['project.json']!)
      }),
  ],
  [
    'project.json two folders deep',
    'no_project_json',
    () => withFiles(({ 'project.json': json, ...files }) => ({ ...files, 'a/b/project.json': json! })),
  ],
  ['a damaged zip', 'damaged_zip', () => whole.subarray(0, whole.length / 2)],
  [
    'a block that follows itself',
    'circle',
    () =>
      withSprite(({ blocks }) => {
        const [id] = Object.keys(blocks)
        blocks[id!].next = id
      }),
  ],
  ['five thousand nested repeats', 'too_deep', () => withSprite((sprite) => (sprite.blocks = stacked(5000)))],
  [
    'a block of an extension that Scratch does not have',
    'unknown_extension',
    () => withBlock((block) => (block.opcode = 'tool_twice')),
  ],
]

for (const [what, rule, bytes] of rejected) {
  test(`${what}, which Scratch's loader refuses, is reported`, () => {
    expect(rulesBroken(bytes())).toContain(rule)
  })
}

const breaking: typeof rejected = [
  ['a parent that does not exist', 'parent_leads_nowhere', () => withBlock((block) => (block.parent = 'gone'))],
  [
    'an input that refers to a missing block',
    'input_leads_nowhere',
    () => withBlock((block) => (block.inputs = { STEPS: [2, 'gone'] })),
  ],
  ['five thousand nested reporters', 'too_deep', () => withSprite((sprite) => (sprite.blocks = reported(5000)))],
  ['monitors missing', 'missing_optional_part', () => withJson((json) => delete json.monitors)],
  ['extensions missing', 'missing_optional_part', () => withJson((json) => delete json.extensions)],
  ['no agent', 'no_agent', () => withJson(({ meta }) => delete meta.agent)],
  ['no layer', 'missing_optional_part', () => withSprite((sprite) => delete sprite.layerOrder)],
  ['lists missing', 'missing_optional_part', () => withSprite((sprite) => delete sprite.lists)],
  ['md5ext missing', 'wrong_md5ext', () => withSprite(({ costumes }) => delete costumes[0].md5ext)],
  ['two sprites with the same name', 'same_name', () => withJson(({ targets }) => (targets[2].name = targets[1].name))],
  ['a sprite with a reserved name', 'odd_name', () => withSprite((sprite) => (sprite.name = '_mouse_'))],
  [
    'a missing picture',
    'missing_asset',
    () =>
      withFiles((files) => {
        for (const name of Object.keys(files)) if (name.endsWith('svg')) delete files[name]
      }),
  ],
  [
    'a picture whose content does not match its name',
    'wrong_content',
    () =>
      withFiles((files) => {
        for (const name of Object.keys(files)) if (name.endsWith('svg')) files[name] = strToU8('<svg/>')
      }),
  ],
  ['a costume beyond the last', 'costume_out_of_range', () => withSprite((sprite) => (sprite.currentCostume = 99))],
  ['a direction out of range', 'direction_out_of_range', () => withSprite((sprite) => (sprite.direction = 270))],
  ['a next that refers to a missing block', 'next_leads_nowhere', () => withBlock((block) => (block.next = 'gone'))],
  [
    'a message that the stage does not have',
    'unknown_reference',
    () => withBlock((block) => (block.inputs = { BROADCAST_INPUT: [1, [11, 'a', 'gone']] })),
  ],
  [
    'an id with characters that the loader rewrites',
    'unsafe_id',
    () => withSprite(({ variables }) => (variables['a<b'] = ['a', 1])),
  ],
  ['plain JSON without a zip', 'no_zip', () => unzipSync(whole)['project.json']!],
  [
    'project.json one folder deep',
    'project_json_in_folder',
    () => withFiles(({ 'project.json': json, ...files }) => ({ ...files, 'a/project.json': json! })),
  ],
  [
    'a further file',
    'extra_file',
    () =>
      withFiles((files) => {
        files['readme.txt'] = strToU8('hello')
      }),
  ],
  [
    'a call of a custom block without its arguments',
    'wrong_mutation',
    () => withBlock((block) => (block.opcode = 'procedures_call')),
  ],
  ['two stages', 'second_stage', () => withSprite((sprite) => (sprite.isStage = true))],
]

for (const [what, rule, bytes] of breaking) {
  test(`${what}, which Scratch's loader accepts and changes or breaks, is reported as well`, () => {
    expect(rulesBroken(bytes())).toContain(rule)
  })
}
