import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { insertReporter, setField, setInput, removeReporter } from '@ankur/blocks/edit/edit'
import { keyNames } from '@ankur/blocks/labels/key-names'
import { fieldText } from '@ankur/blocks/labels/label'
import type { InputPart } from '@ankur/blocks/labels/label-parts'
import type { Block, Project } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { loadStyles } from '../../platform/load-styles.ts'
import { plainDigits } from '../../platform/plain-digits.ts'
import { useShellLayout } from '../shell/use-shell-layout.ts'
import type { Choice } from '../values/choice-sheet.tsx'
import { numberSlot } from '../values/number-slots.ts'
import { conditionFrom, conditionOptions, conditionValue, isPlainCondition } from './conditions.ts'
import { messagesOf } from '../../platform/messages.ts'
import { useAdvancedBlocks } from '../use-advanced-blocks.ts'
import type { BlockActions } from './use-block-actions.ts'
import { useCreator } from '../use-creator.ts'
import valueSheetStyles from '../values/value-sheet.css?url'

const creatorWords = messagesOf('creator/creator', 'creator')

/** Used by touch only, so a laptop never loads them. */
async function withStyles<Module>(module: Promise<Module>): Promise<Module> {
  await loadStyles(valueSheetStyles)
  return await module
}

const NumberSheet = definePart({
  load: () => withStyles(import('../values/number-sheet.tsx')).then((module) => module.NumberSheet),
  when: onDemand,
})
const ChoiceSheet = definePart({
  load: () => withStyles(import('../values/choice-sheet.tsx')).then((module) => module.ChoiceSheet),
  when: onDemand,
})
const WordsSheet = definePart({
  load: () => withStyles(import('../values/words-sheet.tsx')).then((module) => module.WordsSheet),
  when: onDemand,
})

interface Props {
  block: Block
  input: InputPart
  actions: BlockActions
  close: () => void
}

/** Edits one value of a block: minus and plus for a number, a text field, or a list of choices. */
export function ChipEditor({ block, input, actions, close }: Props) {
  const words = creatorWords.use()
  const set = (value: string) => actions.set(block, (project) => withValue(project, block, { input, value }))
  const more = useAdvancedBlocks()
  const [first] = useState(block)
  const isNumber = ['number', 'positive', 'whole', 'integer', 'angle'].includes(input.type)
  // For an input with a block in it, the typed value below.
  const isCovered = input.block !== undefined && !(input.type === 'boolean' && isPlainCondition(input.block))
  const { kind } = useShellLayout()
  const hasSheet = kind === 'phone' || kind === 'landscape' || kind === 'tablet'
  if (hasSheet && !isCovered && isNumber && Number.isFinite(Number(input.value)))
    return (
      <NumberSheet block={block} input={input.name} value={input.value} change={(how) => actions.set(block, how)} close={close} />
    )
  // A variable is a number more often than a text.
  const isCounted = isNumber || block.opcode === 'data_setvariableto'
  const quick = isCounted ? numberSlot(block.opcode, input.name).quick.map(String) : words.quick_words.split('|')
  if (hasSheet && !isCovered && input.type === 'text')
    return <WordsSheet value={input.value} quick={quick} set={set} close={close} />
  const isChoice = ['boolean', 'menu', 'field', 'message'].includes(input.type)
  const blocks = more && input.type !== 'field' && (
    <more.InputBlocks block={block} input={input} actions={actions} close={close} />
  )
  if (hasSheet && !isCovered && isChoice)
    return (
      <ChoiceBox input={input} block={block} actions={actions} close={close} isSheet>
        {blocks}
      </ChoiceBox>
    )
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (block !== first) actions.set(block, (project) => withValueOf(project, first, input.name))
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape from any box in it
    <div className="chip-editor" onKeyDown={escape}>
      {!isCovered &&
        (isChoice ? (
          <ChoiceBox input={input} block={block} actions={actions} close={close} />
        ) : input.type === 'color' && more ? (
          <more.ColorBox value={input.value} set={set} close={close} />
        ) : (
          <TypedBox input={input} quick={quick} isNumber={isNumber} set={set} close={close} />
        ))}
      {blocks}
    </div>
  )
}

function withValue(project: Project, block: Block, { input, value }: { input: InputPart; value: string }): Project {
  if (input.type !== 'boolean') return setInput(project, block.id, { name: input.name, value })
  const condition = conditionFrom(value)
  return condition ? insertReporter(project, block.id, { name: input.name, block: condition }) : project
}

/** The value when the editor was opened. */
function withValueOf(project: Project, { id, inputs, fields }: Block, name: string): Project {
  const field = fields.find((each) => each.name === name)
  if (field) return setField(project, id, field)
  const input = inputs.find((each) => each.name === name)
  if (!input) return project
  const typed = setInput(project, id, input)
  return input.block ? insertReporter(typed, id, { name, block: input.block }) : removeReporter(typed, id, name)
}

interface BoxProps {
  input: InputPart
  set: (value: string) => void
  close: () => void
}

function TypedBox({ input, quick, isNumber, set, close }: BoxProps & { quick: readonly string[]; isNumber: boolean }) {
  const words = creatorWords.use()
  const { say } = useCreator()
  const [typed, setTyped] = useState(input.value)
  const id = useId()
  const box = useFocusedFirst<HTMLInputElement>()
  const keep = (text: string) => {
    // Unchanged values stay exactly as in the game's file.
    if (text === input.value) return
    const value = isNumber ? plainNumber(text) : text
    if (value === null) say(words.not_a_number)
    else if (value !== input.value) set(value)
    setTyped(value ?? input.value)
  }
  const stepBy = (by: number) => {
    const next = String(Math.round((Number(plainDigits(typed)) + by) * 1e6) / 1e6)
    setTyped(next)
    keep(next)
  }
  const stepByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey) return
    event.preventDefault()
    stepBy(event.shiftKey ? by * 10 : by)
  }
  return (
    <form
      className="chip-editor__row"
      onSubmit={(event) => {
        event.preventDefault()
        keep(typed)
        close()
      }}
    >
      <label htmlFor={id}>{isNumber ? words.number : words.words}</label>
      {isNumber && <StepButton label={words.less} act={() => stepBy(-1)} sign="−" />}
      <input
        id={id}
        ref={box}
        type="text"
        className={isNumber ? 'chip-editor__number' : 'chip-editor__text'}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={isNumber ? 12 : 200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => keep(typed)}
        onKeyDown={isNumber ? stepByKey : undefined}
      />
      {isNumber && <StepButton label={words.more} act={() => stepBy(1)} sign="+" />}
      <button type="submit" className="tool tool--small">
        {words.done}
      </button>
      <div className="chip-editor__row" data-quick="">
        {quick.map((each) => (
          <button
            key={each}
            type="button"
            className="tool tool--small"
            aria-pressed={each === input.value}
            onClick={() => {
              setTyped(each)
              keep(each)
            }}
          >
            {each}
          </button>
        ))}
      </div>
    </form>
  )
}

/** Normalised as in calculations, and so as the block shows it: ` ०१० ` is 10. */
function plainNumber(typed: string): string | null {
  const number = Number(plainDigits(typed))
  // There is no negative zero.
  return typed.trim() !== '' && Number.isFinite(number) ? String(number + 0) : null
}

function StepButton({ label, sign, act }: { label: string; sign: ReactNode; act: () => void }) {
  return (
    <button type="button" className="tool tool--small chip-editor__step" aria-label={label} onClick={act}>
      {sign}
    </button>
  )
}

interface ChoiceProps extends Props {
  /** Replaces the palette, with pictures. */
  isSheet?: boolean
  children?: ReactNode
}

function ChoiceBox({ block, input, actions, close, isSheet = false, children }: ChoiceProps) {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const { project, sprite } = useCreator()
  const more = useAdvancedBlocks()
  const id = useId()
  const box = useFocusedFirst<HTMLSelectElement>()
  const others = project.sprites.filter((each) => each.id !== sprite?.id).map(({ name }) => name)
  const offered = (): readonly Choice[] => {
    if (input.type === 'boolean') return conditionOptions(others, words, language)
    const choices = more
      ? more.menuChoices(project, sprite?.id ?? '', block, input.name)
      : usualChoices(block, input, others).map((value) => ({ value }))
    return choices.map((choice) => ({ ...choice, text: fieldText(choice, language) }))
  }
  const options = offered()
  const value = input.type === 'boolean' ? conditionValue(input.block) : input.value
  const isListed = options.some((option) => option.value === value)
  const set = (wanted: string) =>
    actions.set(block, (before) => {
      if (input.type !== 'field') return withValue(before, block, { input, value: wanted })
      const named = options.find((option) => option.value === wanted)?.id
      return setField(before, block.id, { name: input.name, value: wanted, ...(named === undefined ? {} : { id: named }) })
    })
  if (isSheet)
    return (
      <ChoiceSheet choices={options} value={value} set={set} close={close}>
        {children}
      </ChoiceSheet>
    )
  return (
    <div className="chip-editor__row">
      <label htmlFor={id}>{words.choice}</label>
      <select id={id} ref={box} value={value} onChange={(event) => set(event.target.value)}>
        {!isListed && <option value={value}>{input.text}</option>}
        {options.map((option) => (
          <option key={option.id ?? option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <button type="button" className="tool tool--small" onClick={close}>
        {words.done}
      </button>
    </div>
  )
}

/** The choices of the usual blocks. A menu of another block lists only its current value. */
function usualChoices({ opcode }: Block, input: InputPart, others: readonly string[]): readonly string[] {
  if (input.name === 'KEY_OPTION') return keyNames
  return opcode === 'motion_goto' ? ['_random_', '_mouse_', ...others] : [input.value]
}

function useFocusedFirst<T extends HTMLElement>() {
  const box = useRef<T>(null)
  useEffect(() => {
    box.current?.focus()
    if (box.current instanceof HTMLInputElement) box.current.select()
  }, [])
  return box
}
