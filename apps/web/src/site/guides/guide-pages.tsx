import { allGuides } from '@ankur/content/guides/all-guides'
import type { PageSource } from '../page.ts'
import { guidePage } from './guide-page.tsx'

/** The pages for families on the way from a first worry to help that lasts. */
export const guidePages: readonly PageSource[] = allGuides.map((guide) => guidePage(guide))
