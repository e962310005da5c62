import { expect, test } from 'vitest'
import { parseDropped } from './dropped.ts'

test.each([
  ['motion_movesteps', 'motion_movesteps'],
  ['{"type":"motion","text":"Move 10 steps"}', 'motion_movesteps'],
  ['{"type":"looks","text":"say  hello!"}', 'looks_say'],
  ['{"type":"control","text":"If...then"}', 'control_if'],
  ['{"type":"events","text":"When key pressed"}', 'event_whenkeypressed'],
  ['procedures_definition', null],
  ['{"opcode":"procedures_call"}', null],
  ['data_setvariableto', null],
  ['{"type":"motion","text":"10 कदम चलें"}', 'motion_movesteps'],
  ['{"type":"looks","text":"नमस्ते! बोलें"}', 'looks_say'],
  ['{"type":"looks","text":"Hello! बोलें"}', null],
  ['{"type":"looks","text":"Move 10 steps"}', null],
  ['{"opcode":"looks_show"}', 'looks_show'],
  ['{"opcode":"__proto__"}', null],
  ['constructor', null],
  ['not a block', null],
  ['{', null],
  ['null', null],
  ['', null],
])('dropping %s brings %s', (text, opcode) => {
  expect(parseDropped(text)).toBe(opcode)
})
