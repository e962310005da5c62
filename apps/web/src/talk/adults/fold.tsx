import { useState, type ReactNode } from 'react'
import { Details } from '../../ui/details/details.tsx'

/** A part of the adults’ side, made when it is first opened: a family may have hundreds of words. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <Details summary={title} onOpen={() => setOpened(true)}>
      {isOpened && children}
    </Details>
  )
}
