import { assessment } from './assessment.ts'
import { everyday } from './everyday.ts'
import { firstHundredDays } from './first-hundred-days.ts'
import { firstWords } from './first-words.ts'
import type { Guide } from './guide.ts'
import { rights } from './rights.ts'

/** In the order in which a family needs them. */
export const allGuides: readonly Guide[] = [assessment, firstHundredDays, everyday, firstWords, rights]
