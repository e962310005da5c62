import { useEffect } from 'react'
import type { Sprite } from '@ankur/blocks/project'
import { useDrawingRequest } from '../paint/drawing-request.ts'
import { useSoundRequest } from '../sounds/sound-request.ts'
import { showAboutTab, useAboutTab } from './about-tab.ts'
import { AboutTabs } from './about-tabs.tsx'
import { openDialog, useOpenDialog } from './open-dialog.ts'

/** All about the selected sprite, beside the stage of a tablet or laptop. Its dialogs open over the editor. */
export function AboutPane({ sprite }: { sprite: Sprite }) {
  const tab = useAboutTab()
  const dialog = useOpenDialog()
  const drawing = useDrawingRequest()
  const sound = useSoundRequest()
  const isAsked = (drawing ?? sound) !== null
  useEffect(() => {
    if (isAsked && dialog === null) openDialog('requested')
  }, [isAsked, dialog])
  return (
    <div className="about-pane">
      <AboutTabs sprite={sprite} tab={tab} choose={showAboutTab} />
    </div>
  )
}
