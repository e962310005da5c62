import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { useSiteWords } from '../site-words.tsx'

export type Reading = 'silent' | 'reading' | 'paused'

/**
 * Listen button for static pages: `<Listen reads="article" />` beside the title, with `id="article"` on the text.
 *
 * It is hidden until the script of static pages (`watch-listen.ts`) finds a voice on this device for the language
 * of that element; its space is reserved, so that nothing moves. The reading code is fetched on the first click.
 * It reads all visible text, block by block, in the language of the nearest `lang`, except controls, `nav`,
 * drawings, `aria-hidden` elements, closed `<details>` and elements with `data-unread`.
 *
 * @public
 */
export function Listen({ reads }: { reads: string }) {
  return (
    <div className="listen" data-listen={reads} hidden>
      <ListenButtons reading="silent" />
    </div>
  )
}

interface Props {
  reading: Reading
  onToggle?: () => void
  onStop?: () => void
}

/** One button for Listen, Pause and Go on, so that the focus stays on it; a Stop button beside it while reading. */
export function ListenButtons({ reading, onToggle, onStop }: Props) {
  const words = useSiteWords()
  return (
    <>
      <Button kind="chip" data-listen-toggle="" onClick={onToggle}>
        <When reading={reading} is="silent" icon="listen">
          {words.listen}
        </When>
        <When reading={reading} is="reading" icon="pause">
          {words.listen_pause}
        </When>
        <When reading={reading} is="paused" icon="listen">
          {words.listen_go_on}
        </When>
      </Button>
      <Button kind="chip" icon="stop" data-listen-stop="" hidden={reading === 'silent'} onClick={onStop}>
        {words.listen_stop}
      </Button>
    </>
  )
}

function When({ reading, is, icon, children }: { reading: Reading; is: Reading; icon: IconName; children: ReactNode }) {
  return (
    <span className="listen__label" data-when={is} hidden={reading !== is}>
      <Icon name={icon} />
      {children}
    </span>
  )
}
