import type { Language } from '@ankur/content'
import type { LocalizedText } from '@ankur/content/guides/guide'
import type { Sheet } from '@ankur/content/materials/sheet'
import { FramePicture } from '../guides/frame-picture.tsx'
import { FaceDrawing } from './face-drawing.tsx'

interface Props {
  sheet: Sheet
  language: Language
  /** Small, as a picture of the sheet: shapes without words. */
  isPreview?: boolean
}

/** What is on the paper itself. */
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
