import type { ReactNode } from 'react'
import type { Face as FaceOf } from '@ankur/games/face'
import type { BasketGroup } from '@ankur/games/round'
import type { SortedThing } from '@ankur/games/same-different/things'
import { Marks, Thing } from './things.tsx'

const examples: Readonly<Partial<Record<BasketGroup, readonly SortedThing[]>>> = {
  fruit: ['apple', 'banana'],
  clothes: ['shirt', 'sock'],
  toys: ['ball', 'kite'],
  eating: ['spoon', 'cup'],
  wearing: ['shirt', 'cap'],
  playing: ['ball', 'doll'],
}

/** Shows what belongs in the basket, without text. */
export function Sign({ group, face }: { group: BasketGroup; face?: FaceOf | undefined }) {
  if (face?.kind === 'thing') return <Thing {...face} />
  const shown = examples[group]
  if (shown) return shown.map((thing) => <Thing key={thing} thing={thing} look={group === 'clothes' ? 'blue' : 'red'} />)
  return (
    <svg className="thing" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {marks[group]}
    </svg>
  )
}

const marks: Readonly<Partial<Record<BasketGroup, ReactNode>>> = {
  red: (
    <>
      <circle cx="32" cy="32" r="26" fill="#C8503C" />
      <Marks at={[32, 32, 16]} look="red" color="#F6D3C8" />
    </>
  ),
  blue: (
    <>
      <rect x="7" y="7" width="50" height="50" rx="6" fill="#4A7FB5" />
      <Marks at={[32, 32, 17]} look="blue" color="#D3E4F5" />
    </>
  ),
  big: <circle cx="32" cy="32" r="28" fill="#42534B" />,
  small: <circle cx="32" cy="36" r="11" fill="#42534B" />,
  different: (
    <>
      {[10, 32, 54].map((x) => (
        <circle key={x} cx={x} cy="16" r="8" fill="#7C9A8C" />
      ))}
      <path d="M32 30l6 11 12 2-9 8 2 12-11-6-11 6 2-12-9-8 12-2z" fill="#E59A2B" stroke="#8A5A12" strokeWidth="2" />
    </>
  ),
}
