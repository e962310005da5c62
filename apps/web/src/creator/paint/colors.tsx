import { useState } from 'react'
import { mixedColor, paintColorNames, paintColorOf, paintColors } from '@ankur/blocks/paint/paint-colors'
import { messagesOf } from '../../platform/messages.ts'
import { useColorWords } from './say-drawing.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')

interface Props {
  color: string
  take: (color: string) => void
}

/** Twelve named colours, then a mixed one. */
export function Colors({ color, take }: Props) {
  const words = paintWords.use()
  const [isMixing, setMixing] = useState(false)
  const isOwn = paintColorOf(color) === undefined
  return (
    <section className="paint__colors" aria-label={words.colors}>
      {isMixing ? (
        <Mixer color={color} take={take} close={() => setMixing(false)} />
      ) : (
        <div className="paint__swatches" role="group" aria-label={words.colors}>
          {paintColorNames.map((name) => (
            <Swatch
              key={name}
              color={paintColors[name]}
              label={words[`color_${name}`]}
              isChosen={paintColors[name] === color}
              press={() => take(paintColors[name])}
            />
          ))}
          <Swatch color={isOwn ? color : null} label={words.own_color} isChosen={isOwn} press={() => setMixing(true)} />
        </div>
      )}
    </section>
  )
}

interface SwatchProps {
  /** Null for one that is not mixed yet. */
  color: string | null
  label: string
  isChosen?: boolean
  press: () => void
}

export function Swatch({ color, label, isChosen, press }: SwatchProps) {
  return (
    <button type="button" className="paint__swatch" aria-pressed={isChosen} onClick={press}>
      <svg viewBox="0 0 42 42" aria-hidden="true" focusable="false">
        {color ? <circle cx="21" cy="21" r="20" fill={color} /> : <path d="M21 11v20M11 21h20" />}
      </svg>
      {label}
    </button>
  )
}

const sliders = [
  { part: 'hue', most: 345, by: 15 },
  { part: 'strength', most: 100, by: 10 },
  { part: 'light', most: 90, by: 10 },
] as const

function Mixer({ color, take, close }: Props & { close: () => void }) {
  const words = paintWords.use()
  const colorWords = useColorWords()
  const [mixed, setMixed] = useState({ hue: 200, strength: 70, light: 50 })
  const set = (part: keyof typeof mixed, value: number) => {
    const next = { ...mixed, [part]: value }
    setMixed(next)
    take(mixedColor(next))
  }
  return (
    <div className="paint__mixer">
      {sliders.map(({ part, most, by }) => (
        <label key={part} className="paint__slider">
          {words[part]}
          <input
            type="range"
            min={part === 'light' ? 10 : 0}
            max={most}
            step={by}
            value={mixed[part]}
            aria-valuetext={colorWords(mixedColor(mixed))}
            onChange={(event) => set(part, Number(event.target.value))}
          />
        </label>
      ))}
      <div className="paint__mixed">
        <svg viewBox="0 0 42 42" aria-hidden="true" focusable="false">
          <circle cx="21" cy="21" r="20" fill={color} />
        </svg>
        {colorWords(color)}
        <button type="button" className="tool tool--small" onClick={close}>
          {words.all_colors}
        </button>
      </div>
    </div>
  )
}
