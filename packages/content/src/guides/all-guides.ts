import type { Guide } from './guide.ts'
import { rights } from './rights.ts'

/** In the order in which a family meets them. */
export const allGuides: readonly Guide[] = [rights]
