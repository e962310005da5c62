import { fill } from '@ankur/content'
import { chooseBackdrop, removeBackdrop } from '@ankur/blocks/edit/edit-pictures'
import type { Costume, Project } from '@ankur/blocks/project'
import { StageBackdrop } from './backdrop.tsx'
import { CreatorIcon } from '../../creator-icon.tsx'
import { useCreator } from '../../use-creator.ts'
import { requestDrawing } from '../../shell/dialog-requests.ts'
import { openDialog } from '../../shell/open-dialog.ts'
import { Sheet } from '../../shell/sheet.tsx'
import { useRunner } from '../runner.ts'
import { plainBackdrops } from './own-backdrops.ts'
import { drawnBackdrops } from './more-backdrops.tsx'
import { loadStyles } from '../../../platform/load-styles.ts'
import { messagesOf } from '../../../platform/messages.ts'
import styles from '../../dialog-styles.css?url'

const stageWords = messagesOf('creator/stage', 'stage')

const plain = Object.keys(plainBackdrops) as (keyof typeof plainBackdrops)[]

export async function loadBackdropDialog() {
  await loadStyles(styles)
  return BackdropDialog
}

/** The choice of a backdrop: one of ours, a plain colour, or one that the game already has. */
function BackdropDialog({ onClose }: { onClose: () => void }) {
  const words = stageWords.use()
  const { project, edit } = useCreator()
  const runner = useRunner()
  const { costumes, costume } = project.stage
  const shown = costumes[costume]
  const take = (after: Project, message: string) => {
    edit(after, { message, otherwise: words.backdrop_stays })
    // The stage state of a run would hide it.
    runner.backToStart()
    onClose()
  }
  const ours = (['backdrop', ...drawnBackdrops, ...plain] as const).map((picture) => ofStage(picture, words[picture]))
  const own = costumes.filter(({ picture }) => !ours.some((each) => each.picture === picture))
  const tile = (backdrop: Costume) => (
    <button
      key={backdrop.picture}
      type="button"
      className="stage-dialog__tile"
      data-picture={backdrop.picture}
      aria-pressed={backdrop.picture === shown?.picture}
      onClick={() => take(chooseBackdrop(project, backdrop), fill(words.backdrop_now, { name: backdrop.name }))}
    >
      <svg viewBox="0 0 480 360" aria-hidden="true" focusable="false">
        <StageBackdrop costume={backdrop} />
      </svg>
      {backdrop.name}
    </button>
  )
  return (
    <Sheet title={words.choose_backdrop} close={words.close} look="creator-sheet--wide backdrops" onClose={onClose}>
      <div className="stage-dialog__ways">
        <button
          type="button"
          className="tool tool--small"
          onClick={() => {
            requestDrawing({ sprite: null, costume: null, isBackdrop: true })
            openDialog('about')
          }}
        >
          <CreatorIcon name="pencil" />
          {words.draw_backdrop}
        </button>
        <button type="button" className="tool tool--small" onClick={() => openDialog('photo')}>
          <CreatorIcon name="camera" />
          {words.photo_backdrop}
        </button>
      </div>
      <div className="stage-dialog__tiles">{ours.map(tile)}</div>
      {own.length > 0 && (
        <>
          <h3 className="stage-dialog__heading">{words.from_this_game}</h3>
          <div className="stage-dialog__tiles">{own.map(tile)}</div>
        </>
      )}
      {shown && costumes.length > 1 && (
        <button
          type="button"
          className="tool tool--small"
          onClick={() => take(removeBackdrop(project, costume), fill(words.backdrop_gone, { name: shown.name }))}
        >
          <CreatorIcon name="remove" />
          {fill(words.take_backdrop_out, { name: shown.name })}
        </button>
      )}
    </Sheet>
  )
}

function ofStage(picture: string, name: string): Costume {
  return { name, picture, width: 480, height: 360, centerX: 240, centerY: 180, resolution: 1 }
}
