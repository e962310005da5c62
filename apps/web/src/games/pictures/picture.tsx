import type { ReactNode } from 'react'
import type { PictureName } from '@ankur/games'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { animals } from './animals.tsx'
import { fruits } from './fruits.tsx'
import { natureAndPeople } from './nature-and-people.tsx'
import { things } from './things.tsx'

const shapes: Readonly<Record<PictureName, ReactNode>> = { ...fruits, ...animals, ...things, ...natureAndPeople }

/** One thing on a light plate, the same in every theme. Its name is set by the parent element. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <Drawing name="picture" width={64} height={64} decoration={false}>
      <rect width="64" height="64" rx="14" fill="#F6F1E4" />
      <g transform="translate(4.5 4.5) scale(.86)">{shapes[name]}</g>
    </Drawing>
  )
}
