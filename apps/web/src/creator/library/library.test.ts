import { creatorPictures as english, creatorPictureTags as englishTags } from '@ankur/content/words/en/creator/library'
import { creatorPictures as hindi, creatorPictureTags as hindiTags } from '@ankur/content/words/hi/creator/library'
import { creatorPictures as punjabi, creatorPictureTags as punjabiTags } from '@ankur/content/words/pa/creator/library'
import { newProject } from '@ankur/blocks/new-project'
import { addSprite } from '@ankur/blocks/edit/edit-sprites'
import { expect, test } from 'vitest'
import { findPictures } from './shown/find-pictures.ts'
import { picturesIn } from './library-file.ts'
import { nextPlace } from './shown/picture-grid.tsx'
import { freePlace } from './shown/use-add-picture.ts'
import { libraryCostume } from './picture-list.ts'

const every = [english, hindi, punjabi, englishTags, hindiTags, punjabiTags]

test.each([
  ['auto', 'auto'],
  ['Rickshaw', 'auto'],
  ['मोर', 'peacock'],
  ['ਅੰਬ', 'mango'],
  ['aam', 'mango'],
  ['चाँद', 'moon'],
  ['चांद', 'moon'],
  ['तरबूज', 'watermelon'],
  ['  dadi ', 'grandmother'],
])('a search for %s lists %s first, whatever the language of the page', (search, picture) => {
  expect(findPictures(search, every)[0]).toBe(picture)
})

test('a search finds only the beginnings of words, and nothing for an empty text', () => {
  expect(findPictures('at', every)).toEqual([])
  expect(findPictures('tree', every)).toEqual(expect.arrayContaining(['tree', 'palm']))
  expect(findPictures('  ', every)).toEqual([])
  expect(findPictures('helicopter', every)).toEqual([])
})

test('arrow keys move through the rows of a grid and stop at its ends', () => {
  const grid = { count: 8, columns: 3 }
  expect(nextPlace('ArrowRight', 0, grid)).toBe(1)
  expect(nextPlace('ArrowDown', 1, grid)).toBe(4)
  expect(nextPlace('ArrowDown', 6, grid)).toBe(6)
  expect(nextPlace('ArrowUp', 1, grid)).toBe(1)
  expect(nextPlace('Home', 5, grid)).toBe(0)
  expect(nextPlace('End', 0, grid)).toBe(7)
  expect(nextPlace('a', 0, grid)).toBeNull()
})

test('a new picture is placed in the middle, or to the right of existing ones, always on the stage', () => {
  let project = { ...newProject(), sprites: [] as ReturnType<typeof newProject>['sprites'] }
  const places: string[] = []
  for (let count = 0; count < 30; count++) {
    const at = freePlace(project)
    places.push(`${at.x} ${at.y}`)
    expect(Math.abs(at.x)).toBeLessThanOrEqual(200)
    expect(Math.abs(at.y)).toBeLessThanOrEqual(150)
    project = addSprite(project, { name: 'Peacock', costumes: [libraryCostume('peacock', 'Peacock')], ...at })
  }
  expect(places.slice(0, 3)).toEqual(['0 0', '80 0', '160 0'])
  // The cat of a new game is left of the middle: a picture beside it does not cover it.
  expect(freePlace(newProject())).toEqual({ x: 40, y: 0 })
})

test('text that is not a file of the library gives no picture', () => {
  expect(picturesIn('<html>busy</html>').size).toBe(0)
})
