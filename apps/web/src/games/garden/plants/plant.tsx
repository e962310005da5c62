import type { ReactNode } from 'react'
import type { PlantName } from '@ankur/games/garden/plants'

/** From every file of this folder that draws plants, by the names in `beds`. */
export const drawings: Readonly<Record<PlantName, ReactNode>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<object>(['./*.tsx', '!./parts.tsx', '!./plant.tsx', '!./*.test.tsx'], { eager: true, import: 'plants' }),
  ),
)

/** One full-grown plant. Its name is set by the parent element. */
export function Plant({ name }: { name: PlantName }) {
  return (
    <svg className="plant" viewBox="0 0 80 100" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}
