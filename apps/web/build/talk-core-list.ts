/** Of the talk board's HTML: the core words that are not prerendered, and the classes that `talk/first-paint/first-board.ts` sets. */
import { languages } from '@ankur/content'
import type { talkBoard } from '@ankur/content/words/en/sets'
import { kindOf, rowsOf, type WordKind } from '@ankur/talk'
import type { OfflineAsset } from '../src/offline/offline-list.ts'
import { coreListId, type CoreList } from '../src/talk/first-paint/first-look.ts'
import { lettersOf } from '../src/talk/letters.ts'
import type { Site } from './site.ts'

const kinds = ['action', 'people', 'question', 'description', 'thing', 'social', 'place', 'refusal'] as const

export async function talkCoreList({ appAssets }: Pick<Site, 'appAssets'>): Promise<CoreList> {
  const files = languages.map((each) => import(`@ankur/content/words/${each}/sets`) as Promise<{ talkBoard: typeof talkBoard }>)
  const words = (await Promise.all(files)).map((sets) => sets.talkBoard)
  const namesOf = (kind: WordKind) => words.map(({ talk }) => talk[`kind_${kind}`])
  return {
    pictures: talkSprite(appAssets).path,
    languages,
    places: words.map(({ talk }) => talk.place),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, namesOf(kind)])) as unknown as CoreList['kinds'],
    words: rowsOf(60, 'tall')
      .flat()
      .map((id) => [id, kindOf(id), ...words.map(({ talkWords }) => talkWords[id])]),
  }
}

/** The drawings of the core words, in one file. */
export function talkSprite({ talk }: Site['appAssets']): OfflineAsset {
  const sprite = talk.find(({ path }) => /\/core-[\w-]+\.svg$/.test(path))
  if (!sprite) throw new Error('the talk board has no drawings')
  return sprite
}

/** Quotation marks stay: they need an entity only in attributes, and the list has hundreds. */
export function coreListElement(list: CoreList): string {
  const text = JSON.stringify(list).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<template id="${coreListId}">${text}</template>`
}

/** An element with every class that a board may have before the first paint, so that its rules are inline. */
export function classesOfFirstBoards({ words }: CoreList): string {
  const grids = ['talk--wide', 'talk--many', 'talk-grid--many', 'talk-grid--plain']
  const counts = [2, 3, 4, 5, 6, 10].map((count) => `talk-grid--columns-${count} talk-grid--rows-${count}`)
  const cells = [
    'talk-cell--empty',
    'talk-cell--above',
    'talk-cell--two',
    'talk-cell__second',
    ...kinds.map((kind) => `talk-cell--${kind}`),
  ]
  const letters = words.flatMap(([, , ...texts]) => texts.map(lettersOf))
  return `<span class="${[...new Set([...grids, ...counts, ...cells, ...letters])].join(' ')}"></span>`
}
