import type { ReactNode } from 'react'
import type { PlantName } from '@ankur/games/garden/plants'
import { climbers } from './climbers.tsx'
import { fieldPlants } from './field.tsx'
import { flowers } from './flowers.tsx'
import { fruitPlants } from './fruit-plants.tsx'
import { herbs } from './herbs.tsx'
import { pondPlants } from './pond.tsx'
import { trees } from './trees.tsx'
import { vegetables } from './vegetables.tsx'

const drawings: Readonly<Record<PlantName, ReactNode>> = {
  ...flowers,
  ...pondPlants,
  ...trees,
  ...vegetables,
  ...herbs,
  ...fruitPlants,
  ...fieldPlants,
  ...climbers,
}

/** One full-grown plant. Its name is set by the parent element. */
export function Plant({ name }: { name: PlantName }) {
  return (
    <svg className="plant" viewBox="0 0 80 100" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  )
}
