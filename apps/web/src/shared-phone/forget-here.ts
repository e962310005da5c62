import { saveDistrict } from '../district/index.ts'
import { chosenLanguage } from '../platform/language.tsx'
import { messageLoader } from '../platform/load-messages.ts'
import { forgetClips, forgetTicks } from '../platform/storage/family-data.ts'
import { contactDraftKey, removeStored, tabStorage } from '../platform/storage/storage.ts'
import { clearFollowUp, type TestProgress } from '../screening/index.ts'

const loadWords = messageLoader('accounts/shared-phone', 'sharedPhone')

/** Removes what a family typed and filmed on this device. Returns what to say if its video clips may still be here. */
export async function forgetHere({ clear }: Pick<TestProgress, 'clear'>): Promise<string> {
  clear()
  clearFollowUp()
  saveDistrict(null)
  forgetTicks()
  removeStored(contactDraftKey, tabStorage)
  if (await forgetClips()) return ''
  // Loaded only now: hardly any family needs it, and the page that says it is another one.
  return await loadWords(chosenLanguage()).then(
    ({ clips_stay }) => clips_stay,
    () => '',
  )
}
