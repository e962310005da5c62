import { Ideas, IdeasName } from './ideas.tsx'

/** What `ready/use-ideas.ts` fetches, as one part. */
export const readyParts = { Ideas, IdeasName }
