import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { useSiteWords } from '../site-words.tsx'

export type Reading = 'silent' | 'reading' | 'paused'

/**
 * Listen for static pages: `<Listen reads="article" />` beside the title, with `id="article"` on what is to be read.
 *
 * It stands hidden until the script of static pages (`watch-listen.ts`) finds a voice of this device for the language
 * of that element; its place is kept free meanwhile, so nothing moves. The reading itself is fetched on the first press.
 * Read is all text that is seen, block by block, in the language of the nearest `lang`; left out are controls, `nav`,
 * drawings, `aria-hidden` parts, closed `<details>` and whatever carries `data-unread`.
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

/** One button that is Listen, Pause or Go on, so that the focus stays on it; Stop beside it while there is something to stop. */
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
