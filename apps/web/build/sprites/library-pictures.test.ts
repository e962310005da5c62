import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanSvg } from '@ankur/blocks/sb3/svg/clean-svg'
import { expect, test } from 'vitest'
import { nameInPicture, picturesIn } from '../../src/creator/library/library-file.ts'
import {
  allPictures,
  characters,
  costumesOf,
  homeOf,
  kinds,
  libraryCostume,
  pictureOf,
  poses,
} from '../../src/creator/library/picture-list.ts'
import { libraryPictures, softer } from './library-pictures.ts'

const folder = join(import.meta.dirname, '../../src/creator/library/pictures')
const files = new Map(
  kinds.map((kind) => [kind, picturesIn(libraryPictures(readFileSync(join(folder, `${kind}.library`), 'utf8')))]),
)

test('the library has more than 80 pictures, each in the file of its category', () => {
  expect(allPictures.length).toBeGreaterThanOrEqual(80)
  for (const name of allPictures) {
    const home = homeOf(pictureOf(name))
    if (home) expect(files.get(home)?.has(name), name).toBe(true)
  }
  const inFiles = [...files.values()].flatMap((each) => [...each.keys()])
  const inPoses = [...characters].flatMap((name) => poses.map((pose) => `${name}-${pose}`))
  expect(inFiles.filter((name) => !allPictures.some((each) => each === name)).toSorted()).toEqual(inPoses.toSorted())
  expect(allPictures.filter((name) => !homeOf(pictureOf(name)))).toEqual(['cat', 'duck', 'unicorn'])
})

test('a character stands, walks and waves, each in the file where it is listed; other pictures have one costume', () => {
  const called = { walk: 'Walk', wave: 'Wave' }
  for (const name of allPictures) {
    const costumes = costumesOf(libraryCostume(name, 'Girl'), called)
    expect(costumes, name).toHaveLength(characters.has(name) ? 3 : 1)
    for (const { picture } of costumes.slice(1)) {
      const home = homeOf(picture)
      expect(home && files.get(home)?.has(picture.replace('library-', '')), picture).toBe(true)
    }
  }
})

test('every picture passes the allow-list of imported drawings unchanged, has the size of a sprite, and names its source', () => {
  for (const [name, svg] of [...files.values()].flatMap((each) => [...each])) {
    const clean = cleanSvg(svg, { width: 96, height: 96 })
    expect(clean?.text, name).toBe(svg)
    expect(clean, name).toMatchObject({ x: 0, y: 0, width: 96, height: 96, isChanged: false })
    expect(svg, name).toMatch(/<desc>[^<]*Fluent Emoji by Microsoft, MIT licence/)
    expect(nameInPicture(svg), name).toBe(name)
  }
})

test('colours lose 16 percent of their saturation and none of their lightness', () => {
  expect(softer('#ff0000')).toBe('#eb1414')
  expect(softer('#f00')).toBe('#eb1414')
  expect(softer('#808080')).toBe('#808080')
  expect(softer('#ffffff')).toBe('#ffffff')
})
