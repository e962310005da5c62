import type { Language } from '@ankur/content'
import type { LocalizedText } from '@ankur/content/guides/guide'
import type { Sheet } from '@ankur/content/materials/sheets'
import { FramePicture } from '../guides/frame-picture.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'

const mouths = { good: 'M32 62c8 12 28 12 36 0', sad: 'M34 70c8-10 24-10 32 0', angry: 'M34 68h32' } as const

/** A plain face with thick lines, to be read in black and white. */
function FaceDrawing({ mood }: { mood: keyof typeof mouths }) {
  return (
    <Drawing name="face" width={100} height={100} decoration={false}>
      <circle cx="50" cy="50" r="44" fill="#FBEFD3" stroke="#1A2923" strokeWidth="4" />
      <circle cx="35" cy="42" r="4.5" fill="#1A2923" />
      <circle cx="65" cy="42" r="4.5" fill="#1A2923" />
      {mood === 'angry' && <path d="m25 28 16 7M75 28l-16 7" stroke="#1A2923" strokeWidth="4" strokeLinecap="round" />}
      {mood === 'sad' && <path d="M34 50c-3 6-3 9 0 10 3-1 3-4 0-10z" fill="#33508C" />}
      <path d={mouths[mood]} fill="none" stroke="#1A2923" strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  )
}

interface Props {
  sheet: Sheet
  language: Language
  /** Small, as a picture of the sheet: shapes without words. */
  isPreview?: boolean
}

/** The content of the printed sheet. */
export function SheetBody({ sheet, language, isPreview = false }: Props) {
  const say = (text: LocalizedText) => !isPreview && <span className="sheet__label">{text[language]}</span>
  const classes = `sheet__body sheet__body--${sheet.kind} sheet__body--${sheet.rows.length}`
  if (sheet.kind === 'story') {
    return (
      <span className={classes}>
        {sheet.rows.map(({ frame, label }) => (
          <span key={label.en} className="sheet__cell">
            <FramePicture frame={frame} />
            {say(label)}
          </span>
        ))}
      </span>
    )
  }
  if (sheet.kind === 'faces') {
    return (
      <span className={classes}>
        {sheet.rows.map(({ mood, label }) => (
          <span key={mood} className="sheet__cell">
            <FaceDrawing mood={mood} />
            {say(label)}
          </span>
        ))}
      </span>
    )
  }
  const cells = sheet.rows.map((text) => (
    <span key={text.en} className="sheet__cell">
      {say(text)}
      <span className="sheet__space" />
    </span>
  ))
  if (sheet.kind !== 'card') return <span className={classes}>{cells}</span>
  // One for the pocket, one for the bag; it is read aloud once.
  return (
    <span className={classes}>
      <span className="sheet__card">{cells}</span>
      <span className="sheet__card" aria-hidden="true">
        {cells}
      </span>
    </span>
  )
}
