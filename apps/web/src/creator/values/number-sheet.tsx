import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { fill } from '@ankur/content'
import { insertReporter, setInput } from '@ankur/blocks/edit/edit'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import type { Block, Project } from '@ankur/blocks/project'
import { plainDigits } from '../../platform/plain-digits.ts'
import { CreatorIcon } from '../creator-icon.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { usePreviewWhileEditing } from '../preview/shown-preview.ts'
import { Dial } from './dial.tsx'
import { numberSlot, stepped } from './number-slots.ts'
import { Rabbit, Snail } from './snail-and-rabbit.tsx'
import { TapTheStage } from './tap-the-stage.tsx'
import { DoneButton, useFirstFocus, ValueSheet } from './value-sheet.tsx'

const creatorWords = messagesOf('creator/creator', 'creator')

interface Props {
  block: Block
  input: string
  /** As in the block; may be text that is not a number. */
  value: string
  change: (how: (project: Project) => Project) => void
  close: () => void
}

/**
 * A number by touch: steps, a slider or a dial, a position on the stage, common values, or digits. Each press is applied
 * immediately.
 */
export function NumberSheet({ block, input, value, change, close }: Props) {
  const words = creatorWords.use()
  const { step, quick, slider, by } = numberSlot(block.opcode, input)
  const set = (wanted: string) => change((project) => setInput(project, block.id, { name: input, value: wanted }))
  usePreviewWhileEditing(block)
  const [first] = useState(block)
  const [isTyping, setTyping] = useState(false)
  const number = Number(value)
  const now = Number.isFinite(number) ? number : 0
  const stepBy = (by: number) => set(String(stepped(now, by)))
  const back = () => {
    if (block !== first) change((project) => withNumbersOf(project, first))
    close()
  }
  const surprise = () => change((project) => insertReporter(project, block.id, { name: input, block: surpriseUpTo(value) }))
  const pages = (event: KeyboardEvent) => {
    const by = { PageUp: step * 10, PageDown: -step * 10 }[event.key]
    if (by === undefined || event.defaultPrevented) return
    event.preventDefault()
    stepBy(by)
  }
  return (
    <ValueSheet label={words.number} kind={kindOf(block.opcode)} onDone={close} onBack={back} onKey={pages}>
      <div className="value-sheet__row value-sheet__row--number">
        <Round label={fill(words.less_by, { n: step })} icon="smaller" act={() => stepBy(-step)} />
        <Spin value={value} now={now} step={step} set={set} close={close} />
        <Round label={fill(words.more_by, { n: step })} icon="plus" act={() => stepBy(step)} />
      </div>
      {isTyping ? (
        <Digits value={value} set={set} />
      ) : (
        <>
          {slider && (
            <div className="value-sheet__row value-sheet__row--slider">
              {slider[0] === 0 && slider[1] === 200 && <Snail />}
              <input
                type="range"
                className="value-sheet__slider"
                aria-label={words.number}
                min={slider[0]}
                max={slider[1]}
                step={step}
                value={onSlider(now, slider)}
                style={{ '--slider-at': (onSlider(now, slider) - slider[0]) / (slider[1] - slider[0]) } as CSSProperties}
                onChange={(event) => set(event.target.value)}
              />
              {slider[0] === 0 && slider[1] === 200 && <Rabbit />}
            </div>
          )}
          <div className={by === 'dial' ? 'value-sheet__row value-sheet__row--dial' : 'value-sheet__row'}>
            {by === 'dial' && <Dial value={now} opcode={block.opcode} set={(degrees) => set(String(degrees))} />}
            <div className="value-sheet__row value-sheet__quick" data-quick="">
              {quick.map((each) => (
                <button key={each} type="button" className="tool" aria-pressed={each === now} onClick={() => set(String(each))}>
                  {each}
                </button>
              ))}
            </div>
          </div>
          {by === 'stage' && <TapTheStage block={block} change={change} />}
        </>
      )}
      <div className="value-sheet__row value-sheet__ways">
        <button type="button" className="tool" onClick={surprise}>
          <CreatorIcon name="dice" />
          {words.surprise_number}
        </button>
        <button type="button" className="tool" aria-pressed={isTyping} onClick={() => setTyping(!isTyping)}>
          1 2 3
        </button>
        <DoneButton onDone={close} />
      </div>
    </ValueSheet>
  )
}

function onSlider(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(value, least), most)
}

/** The values when the sheet was opened: a press on the stage changes two together. */
function withNumbersOf(project: Project, { id, inputs }: Block): Project {
  return inputs.reduce((now, each) => (each.block ? now : setInput(now, id, each)), project)
}

/** A random integer from one to the value, new at every run. */
function surpriseUpTo(value: string): Block {
  const inputs = [
    { name: 'FROM', value: '1' },
    { name: 'TO', value },
  ]
  return { id: '', opcode: 'operator_random', inputs, fields: [], stacks: [] }
}

interface SetsValue {
  value: string
  set: (value: string) => void
}

interface SpinProps extends SetsValue, Pick<Props, 'close'> {
  now: number
  step: number
}

/** Handles a hardware keyboard; a phone's own does not open by itself. */
function Spin({ value, now, step, set, close }: SpinProps) {
  const words = creatorWords.use()
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  useFirstFocus(() => box.current)
  const take = (text: string) => {
    setTyped(text)
    const plain = plainDigits(text)
    if (plain.trim() !== '' && Number.isFinite(Number(plain))) set(String(Number(plain) + 0))
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return close()
    const by = { ArrowUp: step, ArrowRight: step, ArrowDown: -step, ArrowLeft: -step, PageUp: step * 10, PageDown: -step * 10 }[
      event.key
    ]
    if (by === undefined) return
    event.preventDefault()
    setTyped(null)
    set(String(stepped(now, by)))
  }
  return (
    <input
      ref={box}
      className="value-sheet__value"
      type="text"
      inputMode="none"
      role="spinbutton"
      aria-label={words.number}
      aria-valuenow={now}
      aria-valuetext={value}
      autoComplete="off"
      maxLength={12}
      value={typed ?? value}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={keys}
    />
  )
}

function Digits({ value, set }: SetsValue) {
  const words = creatorWords.use()
  const [typed, setTyped] = useState('')
  const take = (next: string) => {
    if (next.length > 9) return
    setTyped(next)
    if (next !== '' && next !== '.' && next !== '-') set(String(Number(next)))
  }
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '.', '±']
  const press = (key: string) => {
    if (key === '±') take((typed || value).startsWith('-') ? (typed || value).slice(1) : `-${typed || value}`)
    else if (key !== '.' || !typed.includes('.')) take(typed + key)
  }
  return (
    <div className="value-sheet__digits" role="group" aria-label={words.number}>
      {keys.map((key) => (
        <button key={key} type="button" className="tool" onClick={() => press(key)}>
          {key}
        </button>
      ))}
    </div>
  )
}

function Round({ label, icon, act }: { label: string; icon: 'smaller' | 'plus'; act: () => void }) {
  return (
    <button type="button" className="value-sheet__round" aria-label={label} onClick={act}>
      <CreatorIcon name={icon} />
    </button>
  )
}
