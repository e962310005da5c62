import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { plugIn, setField, setInput } from '@ankur/blocks/edit'
import { type Language, optionText } from '@ankur/blocks/label'
import type { Hole } from '@ankur/blocks/label-parts'
import type { Block, Project } from '@ankur/blocks/project'
import { useLanguage } from '../platform/language.tsx'
import { conditionFrom, conditionOptions, conditionValue, keyNames } from './conditions.ts'
import { creatorWords } from './creator-words.ts'
import type { BlockActions } from './use-block-actions.ts'
import { useCreator } from './use-creator.ts'

interface Props {
  block: Block
  hole: Hole
  actions: BlockActions
  close: () => void
}

/** Changes one value of a block: minus and plus for a number, a box for words, a list for a choice. */
export function ChipEditor({ block, hole, actions, close }: Props) {
  const set = (value: string) => actions.set(block, (project) => withValue(project, block, { hole, value }))
  const isNumber = ['number', 'positive', 'whole', 'integer', 'angle'].includes(hole.type)
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape from any box in it
    <div className="chip-editor" onKeyDown={escape}>
      {hole.type === 'boolean' || hole.type === 'menu' || hole.type === 'field' ? (
        <ChoiceBox hole={hole} block={block} set={set} close={close} />
      ) : (
        <TypedBox hole={hole} isNumber={isNumber} set={set} close={close} />
      )}
    </div>
  )
}

function withValue(project: Project, block: Block, { hole, value }: { hole: Hole; value: string }): Project {
  if (hole.type === 'field') return setField(project, block.id, { name: hole.hole, value })
  if (hole.type !== 'boolean') return setInput(project, block.id, { name: hole.hole, value })
  const condition = conditionFrom(value)
  return condition ? plugIn(project, block.id, { name: hole.hole, block: condition }) : project
}

interface BoxProps {
  hole: Hole
  set: (value: string) => void
  close: () => void
}

function TypedBox({ hole, isNumber, set, close }: BoxProps & { isNumber: boolean }) {
  const words = creatorWords.use()
  const [typed, setTyped] = useState(hole.value)
  const id = useId()
  const box = useFocusedFirst<HTMLInputElement>()
  const keep = (value: string) => {
    const isGood = !isNumber || (value.trim() !== '' && Number.isFinite(Number(value)))
    if (isGood && value !== hole.value) set(value)
    if (!isGood) setTyped(hole.value)
  }
  const stepBy = (by: number) => {
    const next = String(Math.round((Number(typed) + by) * 1e6) / 1e6)
    setTyped(next)
    keep(next)
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
        className={isNumber ? 'chip-editor__number' : 'chip-editor__text'}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={isNumber ? 12 : 200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => keep(typed)}
      />
      {isNumber && <StepButton label={words.more} act={() => stepBy(1)} sign="+" />}
      <button type="submit" className="tool tool--small">
        {words.done}
      </button>
    </form>
  )
}

function StepButton({ label, sign, act }: { label: string; sign: ReactNode; act: () => void }) {
  return (
    <button type="button" className="tool tool--small chip-editor__step" aria-label={label} onClick={act}>
      {sign}
    </button>
  )
}

function ChoiceBox({ block, hole, set, close }: BoxProps & { block: Block }) {
  const words = creatorWords.use()
  const { language } = useLanguage()
  const { project, sprite } = useCreator()
  const id = useId()
  const box = useFocusedFirst<HTMLSelectElement>()
  const others = project.sprites.filter((each) => each.id !== sprite?.id).map(({ name }) => name)
  const options =
    hole.type === 'boolean' ? conditionOptions(others, words, language) : optionsOf(block, hole, { others, language })
  const value = hole.type === 'boolean' ? conditionValue(hole.block) : hole.value
  const isListed = options.some((option) => option.value === value)
  return (
    <div className="chip-editor__row">
      <label htmlFor={id}>{words.choice}</label>
      <select id={id} ref={box} value={value} onChange={(event) => set(event.target.value)}>
        {!isListed && <option value={value}>{hole.text}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
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

interface Around {
  others: readonly string[]
  language: Language
}

/** What a list offers. A menu that the palette does not have offers only what it holds. */
function optionsOf(block: Block, hole: Hole, { others, language }: Around): { value: string; text: string }[] {
  const named = (values: readonly string[]) => values.map((value) => ({ value, text: optionText(value, language) }))
  if (hole.hole === 'KEY_OPTION') return named(keyNames)
  if (block.opcode === 'motion_goto') return named(['_random_', '_mouse_', ...others])
  return named([hole.value])
}

function useFocusedFirst<T extends HTMLElement>() {
  const box = useRef<T>(null)
  useEffect(() => {
    box.current?.focus()
    if (box.current instanceof HTMLInputElement) box.current.select()
  }, [])
  return box
}
