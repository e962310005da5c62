import type { Face as FaceOf } from '@ankur/games/face'
import { writeNumber } from '@ankur/games/deal-options'
import type { Place, TrayGroup } from '@ankur/games/round'
import { Face } from './face.tsx'

/** Shows what belongs to a place, without text. */
export function PlaceSign({ place: { sign } }: { place: Place }) {
  switch (sign.kind) {
    case 'match':
      return (
        <span className="sign">
          <Face face={sign.face} />
        </span>
      )
    case 'tray':
      return <GroupSign group={sign.group} />
    case 'more_by_one':
      return (
        <span className="sign sign--step">
          <Face face={sign.of} />
          <Step text={`+${one(sign.of)}`} />
        </span>
      )
    case 'less_by_one':
      return (
        <span className="sign sign--step">
          <Face face={sign.of} />
          <Step text={`−${one(sign.of)}`} />
        </span>
      )
    case 'floor':
    case 'seat':
    case 'basket':
    case 'changed':
    case 'ask':
    case 'plank':
      return null
  }
}

/** Drawn by the style sheet: the name of the place says it in words, and visible text would have to be part of that name. */
function Step({ text }: { text: string }) {
  return <span className="sign__step" data-step={text} />
}

function one(face: FaceOf): string {
  return writeNumber(1, face.kind === 'numeral' ? face.script : 'latin')
}

/** One big or small stone; stones in pairs or with one alone. Letters have their example, which is enough. */
const stones: Readonly<Partial<Record<TrayGroup, readonly (readonly [x: number, y: number, r: number])[]>>> = {
  small: [[20, 20, 6]],
  big: [[20, 20, 15]],
  odd: [
    [10, 11, 6],
    [10, 29, 6],
    [28, 11, 6],
  ],
  even: [
    [10, 11, 6],
    [10, 29, 6],
    [28, 11, 6],
    [28, 29, 6],
  ],
}

function GroupSign({ group }: { group: TrayGroup }) {
  const shown = stones[group]
  if (!shown) return null
  return (
    <span className="sign sign--group">
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        {shown.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </svg>
    </span>
  )
}
