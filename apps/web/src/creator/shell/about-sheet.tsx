import { useEffect, useState } from 'react'
import { fill } from '@ankur/content'
import { definePart } from '../../platform/part/define-part.tsx'
import { onDemand } from '../../platform/part/on-demand.tsx'
import { requestDrawing, useDrawingRequest, requestSound, useSoundRequest, type AboutTab } from './dialog-requests.ts'
import { useCreator } from '../use-creator.ts'
import { AboutTabs, soundsStyles } from './about-tabs.tsx'
import { Sheet } from './sheet.tsx'
import { useOpenDialog } from './open-dialog.ts'
import paintStyles from '../paint/paint-styles.css?url'
import { messagesOf } from '../../platform/messages.ts'

const paintWords = messagesOf('creator/paint', 'creatorPaint')
const soundsWords = messagesOf('creator/sounds', 'creatorSounds')
const shellWords = messagesOf('creator/shell', 'creatorShell')

const Library = definePart({
  load: () => import('../sounds/sound-library.tsx').then((module) => module.SoundLibrary),
  messages: [soundsWords],
  styles: soundsStyles,
  when: onDemand,
})
const Recorder = definePart({
  load: () => import('../sounds/recorder.tsx').then((module) => module.Recorder),
  messages: [soundsWords],
  styles: soundsStyles,
  when: onDemand,
})
const Studio = definePart({
  load: () => import('../paint/studio.tsx').then((module) => module.Studio),
  messages: [paintWords],
  styles: [paintStyles],
  when: onDemand,
})

/**
 * All about the selected sprite, for phones without room beside the stage; the paint editor for its pictures; and the
 * recorder.
 */
export function AboutSheet({ onClose }: { onClose: () => void }) {
  const words = shellWords.use()
  const { sprite } = useCreator()
  const drawing = useDrawingRequest()
  const soundRequest = useSoundRequest()
  const dialog = useOpenDialog()
  const [tab, choose] = useState<AboutTab>(dialog === 'sounds' ? 'sounds' : dialog === 'place' ? 'place' : 'costumes')
  // Beside the stage of a wide screen the tabs are always visible: their dialogs return to them.
  const isOver = dialog === 'requested' && !drawing && !soundRequest
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (drawing) return <Studio key={drawing.sheets ? 'again' : 'first'} request={drawing} onClose={onClose} />
  if (!sprite || isOver) return null
  if (soundRequest?.kind === 'library') return <Library sprite={sprite} onClose={() => requestSound(null)} />
  if (soundRequest) return <Recorder sprite={sprite} recording={soundRequest.recording} name={soundRequest.name} />
  const close = () => {
    requestDrawing(null)
    requestSound(null)
    onClose()
  }
  return (
    <Sheet title={fill(words.about, { name: sprite.name })} close={words.close} onClose={close}>
      <AboutTabs sprite={sprite} tab={tab} choose={choose} />
    </Sheet>
  )
}
