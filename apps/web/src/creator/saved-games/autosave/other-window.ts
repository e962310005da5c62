/**
 * Two windows with one game: one continues, the other is saved among the earlier states, or as one undo step if there is no
 * space.
 */
import { newId } from '../../../platform/new-id.ts'
import { type Draft, loadDraft, openDraft } from '../../draft.ts'
import { type Creator, useCreator } from '../../use-creator.ts'
import { messagesOf } from '../../../platform/messages.ts'
import type { DeviceAutosave } from './autosave.ts'
import { addState } from './device-states.ts'
import { useLocalCopy } from './local-copy.tsx'

const creatorKeptWords = messagesOf('creator/saved-games', 'creatorKept')

export function useOtherWindow() {
  const words = creatorKeptWords.use()
  const creator = useCreator()
  const here = useLocalCopy()
  /** Adopts the other game, and allows overwriting the stored content as soon as it is safe. */
  const withOther = async (work: (other: Draft, autosave: DeviceAutosave, text: string | null) => Promise<void>) => {
    const text = loadDraft()
    const opened = await openDraft(text)
    if (!here || opened.kind !== 'game') return creator.say(words.other_unreadable)
    await work(opened.draft, here.autosave, text)
  }
  return {
    takeNewer: () =>
      withOther(async (other, autosave, text) => {
        const isBackedUp = await autosave.backUp()
        autosave.accept(text)
        takeOver(creator, other, isBackedUp ? words.took : words.took_undo, isBackedUp)
      }),
    keepMine: () =>
      withOther(async (other, autosave, text) => {
        const { project, identity, atMs } = other
        const isBackedUp = await addState({ id: newId(), project, identity, atMs }).catch(() => false)
        if (!isBackedUp) showBetween(creator, project)
        autosave.accept(text)
        creator.save()
        creator.say(isBackedUp ? words.kept_mine : words.kept_mine_undo)
      }),
  }
}

function takeOver(creator: Creator, { project, sprite, identity }: Draft, message: string, isBackedUp: boolean): void {
  const isSameGame = creator.latest().identity.id === identity.id
  if (!isSameGame && isBackedUp) return creator.open({ project, sprite, identity }, message)
  creator.edit(project, { message, sprite, block: null })
  // Undo then restores another game, which must not replace this one in the account.
  creator.changeIdentity(isSameGame ? identity : { ...identity, account: null })
}

/** The other game becomes a step of this one. */
function showBetween(creator: Creator, other: Draft['project']): void {
  const { project, sprite } = creator.latest()
  creator.edit(other, { message: '' })
  creator.edit(project, { message: '', sprite })
}
