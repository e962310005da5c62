import type { ReactNode } from 'react'
import type { PictureName } from '@ankur/games'
import type { Face as FaceOf } from '@ankur/games/face'
import { writeNumber, type NumeralScript } from '@ankur/games/deal-options'
import { pictures } from '@ankur/games/pictures'
import type { Language } from '@ankur/content'
import { translations, writing } from '@ankur/languages/scripts'
import { Dots, PairedDots } from './dots.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { animals } from '../pictures/animals.tsx'
import { fruits } from '../pictures/fruits.tsx'
import { natureAndPeople } from '../pictures/nature-and-people.tsx'
import { things } from '../pictures/things.tsx'
import './face.css'

/** A page of any language may show Latin digits. */
function languageOf(script: NumeralScript): Language | undefined {
  return translations.find((language) => writing[language].script.toLowerCase() === script)
}

/** The picture on a piece, a card or a place. Its accessible name is set by the parent element. */
export function Face({ face }: { face: FaceOf }) {
  switch (face.kind) {
    case 'numeral':
      return (
        <span className="face face--numeral" lang={languageOf(face.script)} aria-hidden="true">
          {writeNumber(face.value, face.script)}
          {face.pairedDots && <PairedDots count={face.value} />}
        </span>
      )
    case 'dots':
      return <Dots count={face.count} />
    case 'letter':
      return (
        <span className={`face face--letter face--${face.look ?? 'plain'}`} lang={face.language} aria-hidden="true">
          {face.letter}
        </span>
      )
    case 'picture':
      return <Picture name={face.picture} />
    case 'word':
      return (
        <span className="face face--word" lang={face.language} aria-hidden="true">
          {pictures[face.picture].names[face.language]}
        </span>
      )
    case 'thing':
    case 'own':
      return null
  }
}

const shapes: Readonly<Record<PictureName, ReactNode>> = { ...fruits, ...animals, ...things, ...natureAndPeople }

/** One thing on a light plate, the same in every theme. Its name is set by the parent element. */
function Picture({ name }: { name: PictureName }) {
  return (
    <Drawing name="picture" width={64} height={64} decoration={false}>
      <rect width="64" height="64" rx="14" fill="#F6F1E4" />
      <g transform="translate(4.5 4.5) scale(.86)">{shapes[name]}</g>
    </Drawing>
  )
}
