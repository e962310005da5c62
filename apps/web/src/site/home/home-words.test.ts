import { expect, test } from 'vitest'
import { labelText } from '@ankur/blocks/labels/label'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const homeWords = messagesInEveryLanguage('site/home', 'home')

test('the blocks drawn on the home page have the labels of the same blocks in the Game Creator', () => {
  for (const language of ['en', 'hi', 'pa'] as const) {
    const words = homeWords[language]
    const label = (opcode: string) => labelText(opcode, language)
    expect(words.block_flag).toBe(label('event_whenflagclicked'))
    expect(words.block_repeat).toBe(label('control_repeat')?.replace('{TIMES}', '10'))
    expect(words.block_move).toBe(label('motion_movesteps')?.replace('{STEPS}', '10'))
    expect(words.block_say).toBe(label('looks_say')?.replace('{MESSAGE}', words.hello))
  }
})
