import { scratchFiles as english } from '@ankur/content/words/en/creator/files'
import { scratchFiles as hindi } from '@ankur/content/words/hi/creator/files'
import { scratchFiles as punjabi } from '@ankur/content/words/pa/creator/files'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { exportReport, importReport } from './report.ts'
import { exportSentences, importSentences, problemSentence } from './report-sentences.ts'
import { readSb3 } from './read.ts'

const block = { next: null, parent: null, inputs: {}, fields: {}, shadow: false, topLevel: true, x: 0, y: 0 }
const target = { variables: {}, lists: {}, broadcasts: {}, blocks: {}, comments: {}, costumes: [], sounds: [] }

function opened() {
  const stage = { ...target, isStage: true, name: 'Stage', variables: { a: ['☁ best', 1, true] } }
  const cat = {
    ...target,
    isStage: false,
    name: 'Cat',
    blocks: {
      a: { ...block, opcode: 'translate_getTranslate' },
      b: { ...block, opcode: 'translate_getViewerLanguage', comment: 'n' },
      c: { ...block, opcode: 'tool_twice' },
      d: { ...block, opcode: 'motion_unheardOf' },
      e: { ...block, opcode: 'sensing_loudness' },
      f: { ...block, opcode: 'looks_show', topLevel: false },
    },
    comments: { n: { blockId: 'b', text: 'draw', x: null, y: null, width: 1, height: 1, minimized: false } },
    costumes: [{ name: 'face', assetId: '0'.repeat(32), dataFormat: 'svg' }],
  }
  const read = readSb3(strToU8(JSON.stringify({ targets: [stage, cat, cat] })))
  if (!read.ok) throw new Error(read.problem)
  return read
}

test('an import reports what was imported, what does not run, what was changed and what is different', () => {
  const { project, notes } = opened()
  expect(importReport(project, notes)).toEqual({
    came: { sprites: 2, scripts: 10, blocks: 10, costumes: 3, sounds: 0, variables: 1, lists: 0, messages: 0, comments: 2 },
    placeholders: [
      { extension: 'translate', count: 4 },
      { extension: 'tool', count: 2 },
      { extension: null, count: 2 },
    ],
    notes: [
      { code: 'sprite_renamed', count: 1, names: ['Cat'] },
      { code: 'picture_missing', count: 3, names: ['Stage', 'face'] },
      { code: 'loose_blocks_left_out', count: 2, names: [] },
    ],
    here: ['cloud_variables', 'loudness', 'comments'],
  })
})

test('an export first reports that Scratch will not open the file', () => {
  const { project } = opened()
  const report = exportReport(project, new Map())
  expect(report).toMatchObject({
    refused: ['tool'],
    there: ['settings', 'cloud_variables', 'loudness'],
    missing: ['Stage', 'face'],
  })
  const [first] = exportSentences(report, english)
  expect(first).toEqual({
    heading: 'Scratch will not open this file',
    sentences: ['It uses blocks from “tool”, which Scratch does not have.'],
  })
})

test('an export does not promise that blocks which exist nowhere run in Scratch', () => {
  const parts = exportSentences(exportReport(opened().project, new Map()), english)
  const under = (title: string) => parts.find(({ heading }) => heading === title)?.sentences
  expect(under('Did not run here, but runs in Scratch')).toEqual(['Blocks for translating: 4. They are kept in place.'])
  expect(under('What is different in Scratch')).toContain('Blocks we do not know: 2. Scratch may not run them either.')
})

test('the sentences are complete in every language', () => {
  const { project, notes } = opened()
  for (const words of [english, hindi, punjabi]) {
    const parts = [
      ...importSentences(importReport(project, notes), words),
      ...exportSentences(exportReport(project, new Map()), words),
    ]
    expect(parts.length).toBeGreaterThan(7)
    for (const sentence of parts.flatMap(({ heading, sentences }) => [heading, ...sentences])) {
      // A page replaces {phone|computer} by the word for the current device.
      expect(sentence.replaceAll(/\{[^{}|]+\|[^{}|]+\}/g, 'device')).not.toMatch(/[{}]|undefined|^\s*$/)
    }
  }
  expect(importSentences(importReport(project, notes), english)[1]).toEqual({
    heading: 'Kept, but does not run here',
    sentences: [
      'Blocks for translating: 4. They are kept in place.',
      'Blocks for tool: 2. They are kept in place.',
      'Blocks we do not know: 2. They are kept in place.',
    ],
  })
})

test('the reason why a file cannot be opened is reported', () => {
  const read = readSb3(strToU8('PK'))
  expect(!read.ok && problemSentence(read.problem, english)).toBe('This file is not a Scratch game.')
})
