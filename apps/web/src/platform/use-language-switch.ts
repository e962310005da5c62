import type { Language } from '@ankur/content'
import { useLanguage } from './language.tsx'
import { useShowNotice } from './frame/notice-board.tsx'
import type { NoticeContent } from './frame/notices.ts'

const notLoaded: NoticeContent = { kind: 'error', text: 'language_not_loaded' }

/** The action of every language button: changes the language, or shows an error if it could not be loaded. */
export function useLanguageSwitch(): (next: Language) => void {
  const { setLanguage } = useLanguage()
  const showNotice = useShowNotice()
  const change = async (next: Language) => {
    const changed = await setLanguage(next)
    if (!changed) showNotice(notLoaded)
    else showNotice((shown) => (shown === notLoaded ? null : shown))
  }
  return (next) => void change(next)
}
