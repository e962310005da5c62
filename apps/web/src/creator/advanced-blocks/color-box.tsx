import { useEffect, useId, useRef, useState } from 'react'
import { colorName } from '@ankur/blocks/labels/color-names'
import type { Project } from '@ankur/blocks/project'
import { useLanguage } from '../../platform/language.tsx'
import { messagesOf } from '../../platform/messages.ts'
import { useCreator } from '../use-creator.ts'

const creatorWords = messagesOf('creator/creator', 'creator')
const advancedWords = messagesOf('creator/advanced-blocks', 'creatorMore')

interface Props {
  value: string
  set: (value: string) => void
  close: () => void
}

/** A colour picker: any colour, or one from the pictures, which cannot be matched by hand. */
export function ColorBox({ value, set, close }: Props) {
  const words = advancedWords.use()
  const { done } = creatorWords.use()
  const { language } = useLanguage()
  const { project } = useCreator()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const colors = useColorsOf(project)
  // A browser's own picker fires many changes on the way to one colour: they are one edit.
  const shown = /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'
  const [typed, setTyped] = useState(shown)
  const keep = (color: string) => color !== shown && set(color)
  useEffect(() => box.current?.focus(), [])
  return (
    <>
      <div className="chip-editor__row">
        <label htmlFor={id}>{words.color}</label>
        <input
          id={id}
          ref={box}
          type="color"
          className="color-box__any"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => keep(typed)}
        />
        <button
          type="button"
          className="tool tool--small"
          onClick={() => {
            keep(typed)
            close()
          }}
        >
          {done}
        </button>
      </div>
      {colors.length > 0 && (
        <div className="chip-editor__row color-box__all" role="group" aria-labelledby={`${id}-seen`}>
          <span id={`${id}-seen`}>{words.colors_of_pictures}</span>
          {colors.map((color, index) => (
            <button
              key={color}
              type="button"
              className="color-box__seen"
              aria-label={`${index + 1}: ${colorName(color, language)}`}
              aria-pressed={color === shown}
              onClick={() => {
                setTyped(color)
                keep(color)
              }}
            >
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect width="1" height="1" fill={color} />
              </svg>
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** The pictures when the picker opens. */
function useColorsOf(project: Project): readonly string[] {
  const [colors, setColors] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    import('../sensing/picture-sense.ts')
      .then(({ colorsOf }) => colorsOf(project))
      .then(
        (found) => isWanted && setColors(found),
        // Without the network any colour can still be chosen.
        () => {},
      )
    return () => {
      isWanted = false
    }
    // Choosing a colour changes the game and none of its pictures.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return colors
}
