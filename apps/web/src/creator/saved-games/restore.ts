import { fill } from '@ankur/content'
import { useLanguage } from '../../platform/language.tsx'
import { useCreator } from '../use-creator.ts'
import { creatorKeptWords } from './creator-kept-words.ts'
import { type EarlierState, openState } from './device-states.ts'
import { formatMoment } from './moments.ts'
import { useKeptHere } from './use-autosave.ts'

/** Of the same game it is a change like any other; another game takes the place of this one, which is put by first. */
export function useRestore() {
  const words = creatorKeptWords.use()
  const { language } = useLanguage()
  const creator = useCreator()
  const here = useKeptHere()
  return async ({ id, atMs, keptAs }: EarlierState): Promise<'done' | 'cannot_open' | 'cannot_put_by'> => {
    const project = await openState(id).catch(() => null)
    if (!project) return 'cannot_open'
    const time = formatMoment(atMs, language)
    const sprite = project.sprites[0]?.id ?? ''
    if (keptAs.id === creator.latest().keptAs.id) {
      creator.edit(project, { said: fill(words.brought_back, { time }), sprite, block: null })
      return 'done'
    }
    if (!here || !(await here.autosave.putBy())) return 'cannot_put_by'
    const account = keptAs.account && { ...keptAs.account, hasChanges: true }
    creator.open({ project, sprite, keptAs: { ...keptAs, account } }, fill(words.opened, { time }))
    return 'done'
  }
}
