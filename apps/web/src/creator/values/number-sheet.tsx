import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { fill } from '@ankur/content'
import type { Block } from '@ankur/blocks/project'
import { plainDigits } from '../../platform/plain-digits.ts'
import { CreatorIcon } from '../creator-icon.tsx'
import { creatorWords } from '../creator-words.ts'
import { useLead } from '../preview/shown-preview.ts'
import { numberSlot, stepped } from './number-slots.ts'
import { Rabbit, Snail } from './snail-and-rabbit.tsx'
import { DoneButton, ValueSheet } from './value-sheet.tsx'

interface Props {
  block: Block
  input: string
  /** As the block has it; may be text that is no number. */
  value: string
  set: (value: string) => void
  /** Puts a random number up to the value into the slot, where such blocks can be had. */
  surprise?: (() => void) | undefined
  close: () => void
}

/** A number by touch: a step, a slider, what is often wanted, or digit by digit. Each press counts at once. */
export function NumberSheet({ block, input, value, set, surprise, close }: Props) {
  const words = creatorWords.use()
  const { step, quick, slider } = numberSlot(block.opcode, input)
  useLead(block)
  const [first] = useState(value)
  const [isTyping, setTyping] = useState(false)
  const number = Number(value)
  const now = Number.isFinite(number) ? number : 0
  const stepBy = (by: number) => set(String(stepped(now, by)))
  const back = () => {
    if (value !== first) set(first)
    close()
  }
  const pages = (event: KeyboardEvent) => {
    const by = { PageUp: step * 10, PageDown: -step * 10 }[event.key]
    if (by === undefined || event.defaultPrevented) return
    event.preventDefault()
    stepBy(by)
  }
  return (
    <ValueSheet label={words.number} onDone={close} onBack={back} onKey={pages}>
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
                value={Math.min(Math.max(now, slider[0]), slider[1])}
                onChange={(event) => set(event.target.value)}
              />
              {slider[0] === 0 && slider[1] === 200 && <Rabbit />}
            </div>
          )}
          <div className="value-sheet__row value-sheet__quick" data-quick="">
            {quick.map((each) => (
              <button key={each} type="button" className="tool" aria-pressed={each === now} onClick={() => set(String(each))}>
                {each}
              </button>
            ))}
          </div>
        </>
      )}
      <div className="value-sheet__row value-sheet__ways">
        {surprise && (
          <button type="button" className="tool" onClick={surprise}>
            <CreatorIcon name="dice" />
            {words.surprise_number}
          </button>
        )}
        <button type="button" className="tool" aria-pressed={isTyping} onClick={() => setTyping(!isTyping)}>
          1 2 3
        </button>
        <DoneButton onDone={close} />
      </div>
    </ValueSheet>
  )
}

interface SpinProps extends Pick<Props, 'value' | 'set' | 'close'> {
  now: number
  step: number
}

/** Takes the keys of a keyboard; a phone's own does not come by itself. */
function Spin({ value, now, step, set, close }: SpinProps) {
  const words = creatorWords.use()
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.select()
  }, [])
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

function Digits({ value, set }: Pick<Props, 'value' | 'set'>) {
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
