/** An activity and its steps as sentences. Names of blocks and buttons are their visible labels. */
import { fill, type Language } from '@ankur/content'
import type { Activity, ActivityId, ActivityStep } from '@ankur/blocks/activities/activities'
import { labelOf, optionText } from '@ankur/blocks/labels/label'
import { newBlock } from '@ankur/blocks/palette/new-block'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import { useLanguage } from '../../platform/language.tsx'
import { messagesOf } from '../../platform/messages.ts'
import type { MessageTexts } from '@ankur/content/words/message-files'

const creatorWords = messagesOf('creator/creator', 'creator')
const activitiesWords = messagesOf('creator/activities', 'creatorActivities')

type Words = MessageTexts<'creator/activities', 'creatorActivities'>
type EditorWords = MessageTexts<'creator/creator', 'creator'>

export interface ActivityText {
  readonly title: string
  readonly steps: readonly ActivityStepText[]
  /** All steps in one text. */
  readonly whole: string
  readonly seen: string
  readonly notYet: string
}

export interface ActivityStepText {
  readonly step: ActivityStep
  /** "First" or "then". */
  readonly when: string
  readonly text: string
}

export function useActivityText(): (activity: Activity) => ActivityText {
  const words = activitiesWords.use()
  const editor = creatorWords.use()
  const { language } = useLanguage()
  return ({ id, steps: order }) => {
    const steps = order.map((step, index) => ({
      step,
      when: index === 0 ? words.step_first : words.step_then,
      text: stepText(step, { words, editor, language }),
    }))
    return {
      title: titleOf(id, words),
      steps,
      whole: steps.map(({ when, text }) => `${when}: ${text}`).join(' '),
      seen: words[`${id}_seen`],
      notYet: words[`${id}_not_yet`],
    }
  }
}

export function titleOf(id: ActivityId, words: Words): string {
  return words[`${id}_title`]
}

/** The name of a block as in the palette. */
function blockName(opcode: string, editor: EditorWords, language: Language): string {
  const block = newBlock(opcode, language)
  return opcode === 'control_if' || !block ? editor.if_then : labelOf(block, language)
}

interface Saying {
  readonly words: Words
  readonly editor: EditorWords
  readonly language: Language
}

function stepText(step: ActivityStep, { words, editor, language }: Saying): string {
  const run = editor.run
  if (step.kind === 'run') return fill(words.press_run, { run })
  if (step.kind === 'run and key') return fill(words.press_run_and_key, { run, key: optionText('space', language) })
  const block = blockName(step.opcode, editor, language)
  if (step.kind === 'add') return fill(words.tap, { kind: kindName(step.opcode, editor), block })
  return fill(step.times === 1 ? words.put_inside : words.put_inside_twice, { block, button: editor.put_inside })
}

function kindName(opcode: string, editor: EditorWords): string {
  const kind = kindOf(opcode)
  return kind === 'looks' || kind === 'control' || kind === 'events' ? editor[kind] : editor.motion
}
