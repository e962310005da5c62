import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useSiteWords } from '../site-words.tsx'
import type { HeaderProps } from './header-props.ts'
import '../not-loaded/not-loaded.css'

/** Opens the comfort settings. Hidden on static pages until their script is ready; its space is reserved. */
export function ComfortButton({ onLanguage, place }: Pick<HeaderProps, 'onLanguage'> & { place: 'strip' | 'bar' }) {
  const words = useSiteWords()
  return (
    <button
      type="button"
      className={classNames('comfort-button', `comfort-button--${place}`)}
      data-comfort=""
      data-not-loaded={words.not_loaded}
      aria-haspopup="dialog"
      aria-label={words.comfort_settings}
      hidden={onLanguage === undefined}
    >
      <Icon name="comfort" />
      <span className="comfort-button__words">{place === 'strip' ? words.comfort_settings : words.comfort}</span>
    </button>
  )
}
