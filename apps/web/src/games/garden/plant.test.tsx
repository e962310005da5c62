import { expect, test } from 'vitest'
import { beds, gardenGames, plantsOf } from '@ankur/games/garden/plants'
import { listedGames } from '@ankur/games/listed-games'
import { pictures } from '../hub/game-icon.tsx'
import { drawings } from './plant.tsx'

test('every plant of every bed is drawn, and nothing else', () => {
  const drawn = Object.keys(drawings).toSorted()
  expect(drawn).toEqual(gardenGames.flatMap((game) => plantsOf(game)).toSorted())
})

test('every game for talking together has a picture for the hub and a bed', () => {
  const listed = listedGames.filter(({ section }) => section === 'talk_together')
  expect(new Set(pictures.map(({ icon }) => icon))).toEqual(new Set(listed.map(({ icon }) => icon)))
  for (const { id } of listed) expect(Object.keys(beds)).toContain(id)
})
